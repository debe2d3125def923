extension Check {
  /// Every check, group by group.
  public static let all: [Check] = punctuation

  private static let punctuation: [Check] = [leadingSpace, trailingSpace]
}
