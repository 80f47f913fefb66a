package import TouchTrace

/// Rules of controls that no trace event cites.
package enum ControlRule: OtherRule {
  case ctl03, ctl10, ctl15, ctl16, ctl17, ctl18, ctl21, ctl22, ctl23, ctl24, ctl25, ctl26, ctl27,
    ctl28, ctl29, ctl30, ctl31, ctl32, ctl34, ctl36, ctl37, ctl38, ctl39, ctl40, ctl41, ctl42,
    ctl43, ctl46, ctl47, ctl48, ctl52, ctl54, ctl56, ctl57, ctl60

  package var basis: Basis {
    switch self {
    case .ctl03, .ctl10, .ctl15, .ctl16, .ctl17, .ctl18, .ctl21, .ctl22, .ctl23, .ctl24, .ctl25,
      .ctl27, .ctl29, .ctl30, .ctl31, .ctl32, .ctl34, .ctl36, .ctl38, .ctl41, .ctl46, .ctl47,
      .ctl56, .ctl57:
      .documented
    case .ctl37, .ctl39, .ctl40, .ctl42, .ctl43, .ctl60:
      .observed
    case .ctl26, .ctl28, .ctl48, .ctl52, .ctl54:
      .engineChoice
    }
  }

  package var sentence: String { Text.rules.sentence(self) }
}
