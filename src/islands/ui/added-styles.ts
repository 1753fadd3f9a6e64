const sheets = new Map<string, CSSStyleSheet>()

/** Whether styles can come as a constructed sheet, which needs no hash in the policy of a page; Safari from 16.4. */
export const hasConstructedSheets = (): boolean => 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype

/** Adds styles that are too rarely needed for the HTML of a page. */
export function addStyles(css: string) {
  if (!hasConstructedSheets()) return addRule(css)
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  // The list of older browsers cannot be changed, only replaced.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Adds all as one rule to the page's own sheet, which its policy allows. */
function addRule(css: string) {
  const [sheet] = document.styleSheets
  const rule = `@media all{${css}}`
  const isThere = sheet && [...sheet.cssRules].some((each) => 'added' in each && each.added === css)
  if (!sheet || isThere) return
  const index = sheet.insertRule(rule, sheet.cssRules.length)
  Object.assign(sheet.cssRules[index] as CSSRule, { added: css })
}
