import Testing
import ToastBraille

@testable import ToastBraille

@Suite("Japanese numbers")
struct NumeralTests {
  @Test(
    "Numbers of kanji, digits or both become digits",
    arguments: [
      ("二千三百", "2300"), ("五百", "500"), ("一〇", "10"), ("二一", "21"), ("十", "10"), ("百二", "102"),
      ("1,500.01", "1,500.01"), ("一千万", "1000マン"), ("二億", "2オク"), ("5万4309", "5マン 4309"),
      ("5千", "5セン"), ("三十四五", "34⠼5"), ("二三十", "2⠼30"), ("兆", "チョー"), ("", ""),
      ("九九九九九九九九九九九九九九九九九九九九九九", "9999999999999999999999"),
    ])
  func composedNumbers(number: String, digits: String) {
    #expect(NumeralComposer.compose(number) == digits)
  }

  @Test("A place a thousand times over does not overflow")
  func hugeNumbers() {
    let number = String(repeating: "九千", count: 500)
    #expect(!NumeralComposer.compose(number).isEmpty)
    #expect(!NumeralComposer.compose("9999999999999999999千").isEmpty)
    #expect(!NumeralComposer.compose("九九九九九九九九九九九九九九九九九九九千").isEmpty)
  }

  @Test(
    "Counters sound as they do after the number",
    arguments: [
      ("本", "ホン", "1", "ポン"), ("本", "ホン", "2", "ホン"), ("本", "ホン", "3", "ボン"),
      ("本", "ホン", "10", "ポン"), ("分", "フン", "3", "プン"), ("分", "フン", "4", "プン"),
      ("分", "フン", "15", "フン"), ("分", "フン", "20", "プン"), ("階", "カイ", "3", "ガイ"),
      ("階", "カイ", "4", "カイ"), ("枚", "マイ", "3", "マイ"), ("本", "ホン", "1.5", "ホン"),
    ])
  func counterSounds(counter: String, kana: String, number: String, sound: String) {
    #expect(CounterSounds.kana(kana, counter, number) == sound)
  }

  @Test(
    "Days, people and things are read in Japanese words",
    .enabled(if: Japanese.isInstalled),
    arguments: [
      ("1日", "ツイタチ"), ("20日", "ハツカ"), ("14日", "14カ"), ("21日", "21ニチ"), ("残り1日", "ノコリ 1ニチ"),
      ("残り3日", "ノコリ ミッカ"), ("あと2人", "アト フタリ"),
      ("1日以内", "1ニチ イナイ"), ("4月15日", "4ガツ 15ニチ"), ("2人", "フタリ"), ("3人", "3ニン"),
      ("3つのファイル", "ミッツノ ファイル"), ("あと5分", "アト 5フン"), ("10分前", "10プン マエ"),
      ("二十四時間", "24ジカン"), ("三角形", "3カクケイ"), ("九州", "キューシュー"), ("一般", "イッパン"),
      ("第2版", "ダイ2ハン"), ("12.5%", "12.5%"), ("5千円", "5センエン"),
      ("1/3", "1/3"), ("21:46", "21:46"),
    ])
  func readings(text: String, kana: String) throws {
    #expect(try KanaReader().reading(of: text).kana == kana)
  }
}
