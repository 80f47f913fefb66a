/// The rule behind a decision: an id and its basis. Its sentence is made in TouchLanguage.
///
/// The ids are those of docs/rules.md; an id that starts with EC is an engine choice (docs/engine-choices.md).
public enum Rule: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case none
  case ht01, ht02, ht03, ht05, ht07, ht10, ht14, ht17, ht21, ht22
  case rc01, rc02, rc03, rc04, rc05, rc10, rc11, rc12, rc13, rc14, rc15
  case td08, td13, td19, td21, td27, td39
  case mt01, mt06, mt07
  case gr03, gr06, gr11, gr12, gr16, gr25, gr27, gr31, gr32, gr48, gr41, gr53, gr54
  case ar01, ar02, ar04, ar07, ar08, ar12, ar13, ar18, ar21, ar22, ar23, ar26, ar30, ar37, ar38,
    ar41,
    ar43,
    ar44, ar49
  case dl03, dl08, dl11, dl12, dl13, dl14, dl15
  case tap02, tap03, tap04, tap07, tap08, tap12, tap14, tap17
  case lpr02, lpr04, lpr05, lpr06, lpr07, lpr08, lpr10, lpr11
  case pan02, pan06, pan07, pan10, pan23
  case swp01, swp03, swp04, swp09, swp12
  case pin01, pin13
  case rot01
  case edg01, edg02, edg07
  case ctl01, ctl04, ctl06, ctl11, ctl14, ctl35, ctl44, ctl45, ctl49, ctl50, ctl51,
    ctl53, ctl55, ctl58
  case win07, win10, win12, win13, win14, win15
  case prs02
  case scr02, scr04, scr06, scr08, scr09, scr10, scr13, scr17, scr21, scr25,
    scr27, scr37, scr38, scr49, scr54, scr55, scr59, scr64, scr65, scr84, scr85
  case scr67, scr68, scr72, scr81
  case ec40, ec41, ec43
  case tbl01, tbl02, tbl03, tbl04, tbl05, tbl06, tbl08, tbl10
  case ec01, ec02, ec03, ec04, ec05, ec06, ec21, ec22, ec23, ec50, ec52, ec53, ec123

  /// `AR-37`.
  public var id: String {
    let name = "\(self)"
    let letters = name.prefix { !$0.isNumber }
    return letters.uppercased() + "-" + name.dropFirst(letters.count)
  }
}

/// The basis of a rule: how sure it is.
public enum Basis: Hashable, Sendable {
  case documented, observed, engineChoice
}

extension Rule {
  /// How sure it is: its basis.
  public var basis: Basis {
    switch self {
    case .ht01, .ht02, .ht03, .ht05, .ht07, .ht10, .ht14, .ht21, .ht22, .rc01, .rc02, .rc03,
      .rc04, .rc05, .rc10, .rc11, .rc13, .rc14, .td08, .td13, .td19, .td21, .mt01, .mt06, .mt07,
      .gr03, .gr11, .gr12, .gr16, .gr25, .gr27, .gr31, .gr32, .gr48, .gr41, .ar01, .ar02, .ar04,
      .ar07, .ar08, .ar12, .ar13, .ar18, .ar21, .ar22, .ar23, .ar26, .ar30, .ar37, .ar38, .ar41,
      .ar43,
      .ar44, .dl08, .dl11, .dl12, .dl13, .dl14, .dl15, .tap08, .tap14, .tap17, .lpr02, .lpr05,
      .lpr06, .lpr07, .lpr08, .lpr10, .lpr11, .pan06, .pan07, .pan10, .pan23, .swp01, .swp03,
      .swp09, .pin01, .pin13, .rot01, .edg01, .edg02, .ctl35, .ctl45, .ctl50, .ctl51, .ctl53,
      .win07, .win10, .win12, .win13, .win14, .win15, .prs02, .scr06, .scr08, .scr09, .scr10,
      .scr17, .scr21, .scr25, .scr27, .scr37, .scr38, .scr55, .scr64, .scr65, .scr67, .scr68,
      .scr72, .scr81, .tbl01, .tbl02, .tbl04, .tbl05, .tbl06:
      .documented
    case .ht17, .td27, .gr06, .dl03, .tap02, .tap12, .lpr04, .pan02, .swp04, .edg07, .ctl01,
      .ctl04, .ctl06, .ctl11, .ctl14, .ctl44, .ctl49, .scr02, .scr04, .scr13, .scr49, .scr59,
      .scr84, .scr85, .tbl03, .tbl08, .tbl10:
      .observed
    case .none, .rc12, .rc15, .td39, .gr53, .gr54, .ar49, .tap03, .tap04, .tap07, .swp12, .ctl55,
      .ctl58, .scr54, .ec40, .ec41, .ec43, .ec01, .ec02, .ec03, .ec04, .ec05, .ec06, .ec21,
      .ec22, .ec23, .ec50, .ec52, .ec53, .ec123:
      .engineChoice
    }
  }

  /// Whether it is an engine choice, which docs/engine-choices.md lists.
  public var isChoice: Bool { id.hasPrefix("EC-") }
}
