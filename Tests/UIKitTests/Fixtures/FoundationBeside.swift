import Foundation
import UIKit
import class UIKit.DispatchQueue
import struct UIKit.DispatchTime
import class UIKit.Timer

// A file that imports Foundation too, with the lines that say whose time is meant.

/// Ticks on the engine's clock.
class Ticker: NSObject {
  private(set) var count = 0
  private var timer: Timer?
  let started = Date(timeIntervalSince1970: 0)

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      self?.count += 1
      if self?.count == 3 { timer.invalidate() }
    }
  }

  func startLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.start() }
  }
}
