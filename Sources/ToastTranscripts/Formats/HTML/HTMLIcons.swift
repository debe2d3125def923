internal import ToastModel

/// The pictures of a report, drawn once and used by name.
enum HTMLIcons {
  /// Writes the drawings.
  static func write(to page: inout HTMLMarkup) {
    page.literal(
      """
      <svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
      <pattern id="pause" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="pause-line" d="M0 0V6"/></pattern>
      <g id="ring" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round"><circle cx="12" cy="12" r="10"/></g>
      <symbol id="normal" viewBox="0 0 24 24"><path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 5\
      v-5H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" fill="none" stroke="currentColor" stroke-width="2" \
      stroke-linejoin="round"/></symbol>
      <symbol id="success" viewBox="0 0 24 24"><use href="#ring"/><path d="M7 12.5l3.5 3.5L17 9" \
      fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round"/></symbol>
      <symbol id="info" viewBox="0 0 24 24"><use href="#ring"/><path d="M12 11v6M12 7v.01" \
      fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></symbol>
      <symbol id="warning" viewBox="0 0 24 24"><path d="M12 3L2 21h20zM12 10v5M12 18v.01" \
      fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round"/></symbol>
      <symbol id="error" viewBox="0 0 24 24"><use href="#ring"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7" \
      fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></symbol>
      <symbol id="notification" viewBox="0 0 24 24"><path d="M6 10a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5\
      h-17S6 16 6 10zM10 21h4" fill="none" stroke="currentColor" stroke-width="2" \
      stroke-linecap="round" stroke-linejoin="round"/></symbol>
      <symbol id="progress" viewBox="0 0 24 24"><path d="M12 2a10 10 0 1 0 10 10" fill="none" \
      stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
      </defs></svg>

      """)
  }

  /// The name under which a status is drawn and colored; one of the user's own looks normal.
  static func name(of status: ToastStatus) -> String {
    ToastStatus.known.contains(status) ? status.rawValue : ToastStatus.normal.rawValue
  }
}
