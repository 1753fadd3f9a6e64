const sheets = new Map<string, CSSStyleSheet>()

/** Whether constructed stylesheets are supported, which need no hash in the policy; Safari from 16.4. */
export const hasConstructedSheets = (): boolean => 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype

/** Adds styles that are too rarely needed for the HTML of a page; returns what removes them. */
export function addStyles(css: string): () => void {
  if (!hasConstructedSheets()) return addRule(css)
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  // In older browsers the list is immutable and must be replaced.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Adds all styles as one rule to the page's stylesheet, which the policy allows; returns what removes it. */
function addRule(css: string): () => void {
  const [sheet] = document.styleSheets
  if (!sheet) return () => {}
  const placeOf = () => [...sheet.cssRules].findIndex((each) => 'added' in each && each.added === css)
  if (placeOf() < 0) {
    const index = sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length)
    Object.assign(sheet.cssRules[index] as CSSRule, { added: css })
  }
  return () => {
    const place = placeOf()
    if (place >= 0) sheet.deleteRule(place)
  }
}
