/// English words of interfaces that are no names, so that a text in another script that has one is
/// not translated.
enum CommonWords {
  /// Whether a word in lower case is one of them.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a word in lower case is a verb that commands begin with; names do not.
  static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs: Set<String> = Set(
    """
    add allow apply browse cancel change check choose clear close confirm connect continue copy
    create delete deny disable discard edit enable enter exit export find hide import install invite
    join leave manage move open paste pause play press print quit refresh register remove rename
    replace reply report reset restart restore resume retry save scan search select send set share
    show skip start stop submit subscribe switch tap translate try turn undo unlock update upload use
    view write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let words: Set<String> = Set(
    """
    about account accounts accept active add advanced all allow always and any apply archive are ask attach
    automatic available back before block bookmarks browse calendar camera cancel change changes check choose
    clear close collapse color comment comments completed confirm connect contact contacts continue copy create
    custom cut dark date day days decline default delete deny description details device devices dictionary
    disable disabled discard disconnect display documents done download downloads duplicate edit empty enable
    enabled enter error errors every exit expand export failed favorite favorites feedback file files filter find
    finish first folder folders follow font for forward free from general get group groups height help hide
    history home hour hours ignore image images import important inbox info information install invite item items
    join keep keyboard language languages last later learn leave license light like link links list loading
    location lock login logout manual mark message messages minute minutes missing month more move mute name
    network never new next none not note notes notification notifications now off on open optional options
    other overview page password paste pause people permission phone photo photos picture pictures play please
    position post preferences preview previous print privacy private profile public purchase quit read ready
    received recent record recording refresh register remove rename reply report required reset restart restore resume
    retry review save saved scan schedule search second seconds security select send sent server service
    settings share show size skip sort sound start status stop storage style submit subscribe summary support sync
    tap terms text the then theme this time title today tomorrow translate translation trash try turn type
    undo unknown unlock update updates upload use user username users value version video videos view volume
    wait waiting warning week welcome when width with window without write year yes yesterday you your zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
