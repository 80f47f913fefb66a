package import TouchTrace

/// Rules of hit tests, windows, responders, touches and their changes that no trace event cites.
package enum TouchRule: OtherRule {
  case ht04, ht06, ht08, ht09, ht11, ht12, ht13, ht15, ht16, ht18, ht19, ht20, ht24, ht25, ht26,
    ht27, ht28
  case win01, win02, win03, win04, win05, win06, win08, win09, win16, win17
  case rc06, rc07, rc08
  case td01, td02, td03, td04, td05, td07, td09, td10, td11, td15, td16, td17, td18, td20, td22,
    td23, td24, td25, td26, td28, td29, td30, td31, td32, td33, td34, td35, td36, td37, td38,
    td40, td41, td42
  case mt02, mt03, mt04, mt05, mt08, mt09, mt11
  case chg01, chg02, chg03, chg04, chg05, chg06, chg07, chg08, chg09

  package var basis: Basis {
    switch self {
    case .ht04, .ht08, .ht09, .ht11, .ht12, .ht13, .ht16, .ht18, .ht20, .ht24, .ht27, .ht28,
      .win01, .win02, .win04, .win06, .win16, .rc06, .rc07, .rc08, .td01, .td02, .td03, .td04,
      .td05, .td09, .td10, .td11, .td17, .td18, .td22, .td23, .td24, .td25, .td29, .td31, .td32,
      .td33, .td34, .td35, .td36, .td37, .td38, .td40, .td41, .mt03, .mt04, .mt05, .mt08, .mt11,
      .chg01, .chg04, .chg05:
      .documented
    case .ht06, .ht15, .ht19, .ht25, .win03, .win05, .win09, .win17, .td26, .td30, .td42:
      .observed
    case .ht26, .win08, .td07, .td15, .td16, .td20, .td28, .mt02, .mt09, .chg02, .chg03, .chg06,
      .chg07, .chg08, .chg09:
      .engineChoice
    }
  }

  package var sentence: String { Text.rules.sentence(self) }
}
