const sheets = new Map<string, CSSStyleSheet>()

/** Whether constructed stylesheets are supported, which need no hash in the policy; Safari from 16.4. */
export const hasConstructedSheets = (): boolean => 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype

/** Adds styles that are too rarely needed for the HTML of a page; returns what takes them away where the browser can. */
export function addStyles(css: string): () => void {
  if (!hasConstructedSheets()) {
    addRule(css)
    return () => {}
  }
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  // In older browsers the list is immutable and must be replaced.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Adds all styles as one rule to the page's stylesheet, which the policy allows. */
function addRule(css: string) {
  const [sheet] = document.styleSheets
  const rule = `@media all{${css}}`
  const isThere = sheet && [...sheet.cssRules].some((each) => 'added' in each && each.added === css)
  if (!sheet || isThere) return
  const index = sheet.insertRule(rule, sheet.cssRules.length)
  Object.assign(sheet.cssRules[index] as CSSRule, { added: css })
}
