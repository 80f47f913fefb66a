import CFuzzer
import Foundation
import FuzzTargets

// Runs libFuzzer on the reader that `TOUCHSCOPE_FUZZ` names. The options of the command line are libFuzzer's.

private let targetOfProcess: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["TOUCHSCOPE_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("fuzz: TOUCHSCOPE_FUZZ must be one of \(names)\n".utf8))
    exit(2)
  }
  return target
}()

/// libFuzzer calls it on the main thread.
private func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    do { try targetOfProcess.run(bytes) } catch { preconditionFailure("\(error)") }
  }
  return 0
}

/// For libFuzzer's own beginning of a program, which is linked but not used.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 { run(start, count) }

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments) { run($0, $1) })
