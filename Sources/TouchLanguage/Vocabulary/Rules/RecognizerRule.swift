package import TouchTrace

/// Rules of the built-in recognizers, of hover, presses and the system, that no trace event cites.
package enum RecognizerRule: OtherRule {
  case tap01, tap13, tap15, tap16, tap19, tap20, tap23, tap24
  case lpr01, lpr03, lpr14, lpr16, lpr17
  case pan01, pan09, pan11, pan12, pan13, pan14, pan18, pan22, pan24, pan25
  case swp13, swp14, swp16
  case pin04, pin05, pin09, pin11, pin12, pin14
  case rot02, rot03, rot08, rot09, rot10, rot11
  case edg06, edg08, edg09
  case hov01, hov02, hov03, hov06, hov09, hov10
  case prs01, prs03, prs04, prs05, prs06, prs07, prs08, prs09
  case sys01, sys02, sys03, sys04

  package var basis: Basis {
    switch self {
    case .tap01, .tap13, .tap15, .tap16, .tap19, .tap23, .tap24, .lpr01, .lpr03, .lpr14, .lpr17,
      .pan01, .pan11, .pan12, .pan13, .pan14, .pan22, .pan25, .swp13, .swp14, .swp16, .pin04,
      .pin05, .pin09, .pin12, .pin14, .rot02, .rot09, .edg06, .edg09, .hov01, .hov02, .hov03,
      .hov06, .prs01, .prs03, .prs04, .prs05, .prs06, .prs07, .sys02, .sys03:
      .documented
    case .pan18, .pin11, .rot11:
      .observed
    case .tap20, .lpr16, .pan09, .pan24, .rot03, .rot08, .rot10, .edg08, .hov09, .hov10, .prs08,
      .prs09, .sys01, .sys04:
      .engineChoice
    }
  }

  package var sentence: String { Text.rules.sentence(self) }
}
