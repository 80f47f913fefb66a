package import TouchTrace

/// Rules of scroll views and tables that no trace event cites.
package enum ScrollingRule: OtherRule {
  case scr01, scr03, scr05, scr07, scr11, scr14, scr15, scr16, scr18, scr19, scr20, scr24, scr26,
    scr29, scr30, scr31, scr33, scr36, scr43, scr44, scr45, scr50, scr52, scr53, scr56, scr58,
    scr60, scr61, scr62, scr63, scr66, scr69, scr70, scr71, scr73, scr74, scr75, scr77, scr78,
    scr82, scr83, scr86, scr87, scr88, scr89, scr90, scr91, scr92
  case tbl07, tbl09, tbl11, tbl12, tbl13, tbl14, tbl15, tbl16, tbl17, tbl18, tbl19, tbl20

  package var basis: Basis {
    switch self {
    case .scr01, .scr03, .scr05, .scr07, .scr14, .scr16, .scr18, .scr19, .scr20, .scr24, .scr26,
      .scr30, .scr33, .scr36, .scr44, .scr50, .scr58, .scr63, .scr66, .scr69, .scr70, .scr73,
      .scr74, .scr75, .scr77, .scr82, .tbl11, .tbl12, .tbl18, .tbl19, .tbl20:
      .documented
    case .scr11, .scr43, .scr86, .scr87, .scr88, .scr89, .scr90, .tbl09, .tbl14, .tbl15, .tbl16:
      .observed
    case .scr15, .scr29, .scr31, .scr45, .scr52, .scr53, .scr56, .scr60, .scr61, .scr62, .scr71,
      .scr78, .scr83, .scr91, .scr92, .tbl07, .tbl13, .tbl17:
      .engineChoice
    }
  }

  package var sentence: String { Text.rules.sentence(self) }
}
