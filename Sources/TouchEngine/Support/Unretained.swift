/// The way to an object that is sure to last longer than this, and is not kept alive by it.
///
/// `unowned(unsafe)` means the same, but counts a reference with a lock at every read, whatever the build says
/// (docs/benchmarks.md, "What must stay cheap").
nonisolated struct Unretained<Object: AnyObject> {
  let address: UnsafeMutableRawPointer

  init(_ object: Object) { address = Unmanaged.passUnretained(object).toOpaque() }

  var object: Object {
    @inline(__always) get { unsafeBitCast(address, to: Object.self) }
  }
}
