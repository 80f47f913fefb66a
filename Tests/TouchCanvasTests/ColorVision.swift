import Foundation
import TouchCanvas

/// The four kinds of eye that have to tell the colours apart.
enum ColorVision: CaseIterable {
  case normal, protan, deutan, tritan

  /// What linear sRGB becomes at severity 1.0: Machado, Oliveira and Fernandes 2009, Table 1.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// The colour that a normal eye would have to see to see what this one sees, kept in the gamut.
  func seen(_ color: LinearColor) -> LinearColor {
    let out = matrix.map { row in
      min(max(row[0] * color.red + row[1] * color.green + row[2] * color.blue, 0), 1)
    }
    return LinearColor(red: out[0], green: out[1], blue: out[2])
  }

  /// How different two colours look to this eye, in CIEDE2000.
  func distance(_ first: Color, _ second: Color) -> Double {
    seen(LinearColor(first)).lab.distance(to: seen(LinearColor(second)).lab)
  }
}

/// Amounts of light in the primaries of sRGB, from 0 to 1; alpha is left out.
struct LinearColor {
  var red: Double
  var green: Double
  var blue: Double

  /// Relative luminance as WCAG 2 has it.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// CIE L*a*b* under D65. White is what the three primaries make together, so greys have no hue.
  var lab: Lab {
    let toXYZ = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let f = toXYZ.map { row -> Double in
      let white = row[0] + row[1] + row[2]
      let t = (row[0] * red + row[1] * green + row[2] * blue) / white
      let knee = 6.0 / 29
      return t > knee * knee * knee ? cbrt(t) : t / (3 * knee * knee) + 4.0 / 29
    }
    return Lab(116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2]))
  }
}

extension LinearColor {
  /// Undoes the transfer curve of sRGB.
  init(_ color: Color) {
    func light(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    self.init(red: light(color.red), green: light(color.green), blue: light(color.blue))
  }
}

/// The contrast ratio of WCAG 2, from 1 (equal) to 21 (black and white).
func contrast(_ first: Color, _ second: Color) -> Double {
  let one = LinearColor(first).luminance
  let other = LinearColor(second).luminance
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// A colour by lightness and two opponent axes: green to red and blue to yellow.
struct Lab {
  var l: Double
  var a: Double
  var b: Double

  init(_ l: Double, _ a: Double, _ b: Double) {
    self.l = l
    self.a = a
    self.b = b
  }

  /// CIEDE2000 with all weights 1, step by step after Sharma, Wu and Dalal 2005.
  func distance(to other: Lab) -> Double {
    // Greys are stretched along a before chroma and hue are taken.
    let stretch = 1.5 - 0.5 * Self.chromaWeight((hypot(a, b) + hypot(other.a, other.b)) / 2)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let colourful = c1 * c2 != 0

    // Hues are an angle: their difference and their mean go the shorter way round.
    var turn = colourful ? h2 - h1 : 0
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var h = colourful ? (h1 + h2) / 2 : h1 + h2
    if colourful && abs(h1 - h2) > 180 { h += h1 + h2 < 360 ? 180 : -180 }

    let c = (c1 + c2) / 2
    let fromMiddle = pow((l + other.l) / 2 - 50, 2)
    let t =
      1 - 0.17 * Self.cosine(h - 30) + 0.24 * Self.cosine(2 * h)
      + 0.32 * Self.cosine(3 * h + 6) - 0.20 * Self.cosine(4 * h - 63)
    let lightness = (other.l - l) / (1 + 0.015 * fromMiddle / sqrt(20 + fromMiddle))
    let chroma = (c2 - c1) / (1 + 0.045 * c)
    let hue = 2 * sqrt(c1 * c2) * Self.sine(turn / 2) / (1 + 0.015 * c * t)
    // Blues: chroma and hue are not independent there.
    let rotation = -2 * Self.chromaWeight(c) * Self.sine(60 * exp(-pow((h - 275) / 25, 2)))
    return sqrt(lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue)
  }

  /// 0 for greys, towards 1 for vivid colours.
  private static func chromaWeight(_ chroma: Double) -> Double {
    sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7)))
  }

  /// Degrees from 0 up to 360; 0 for a grey.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
