package import TouchTrace

/// Rules of arbitration, delays and the life of recognizers that no trace event cites.
package enum GestureRule: OtherRule {
  case gr01, gr02, gr04, gr05, gr13, gr14, gr15, gr17, gr18, gr19, gr20, gr21, gr22, gr23, gr24,
    gr26, gr28, gr29, gr30, gr33, gr34, gr35, gr38, gr39, gr40, gr42, gr44, gr45, gr46, gr47,
    gr49, gr50, gr51, gr52
  case ar05, ar06, ar09, ar10, ar11, ar14, ar17, ar19, ar27, ar33, ar35, ar36, ar39, ar46,
    ar47, ar50, ar51, ar52, ar54, ar55, ar56, ar57, ar58, ar59, ar60
  case dl01, dl02, dl04, dl05, dl06, dl07, dl09, dl16, dl18, dl20, dl22, dl23, dl24, dl25, dl26,
    dl27

  package var basis: Basis {
    switch self {
    case .gr01, .gr02, .gr04, .gr05, .gr13, .gr14, .gr15, .gr17, .gr18, .gr20, .gr21, .gr23,
      .gr26, .gr28, .gr29, .gr30, .gr35, .gr38, .gr39, .gr40, .gr42, .gr44, .gr45, .gr46, .gr47,
      .gr49, .gr51, .gr52, .ar05, .ar06, .ar09, .ar10, .ar11, .ar17, .ar19, .ar27, .ar33,
      .ar35, .ar39, .ar46, .ar47, .ar50, .ar51, .ar52, .ar54, .ar55, .ar56, .ar57, .ar58, .ar60,
      .dl01, .dl02, .dl05, .dl09, .dl16, .dl18, .dl22, .dl23, .dl24, .dl25, .dl26, .dl27:
      .documented
    case .gr33, .gr34, .ar14, .ar36, .dl04, .dl06, .dl07, .dl20:
      .observed
    case .gr19, .gr22, .gr24, .gr50, .ar59:
      .engineChoice
    }
  }

  package var sentence: String { Text.rules.sentence(self) }
}
