const sheets = new Map<string, CSSStyleSheet>()

/** Adds styles that are too rarely needed for the HTML of a page. As a constructed sheet they need no hash in its policy. */
export function addStyles(css: string) {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
