import { Parser } from 'htmlparser2'
import type { Store } from '~/api/store/store'
import type { PageValues } from '~/domain/account/page-values'
import { fillText, namesIn } from '~/domain/account/placeholders'
import { withoutNoncharacters } from '~/domain/noncharacters'
import { OTHER_LANGUAGES } from '~/languages'
import { edited, type Part } from './page-html'
import { pageValues } from './page-values'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Fills the placeholders of a built page or JSON file with values of the store, or of `src/site.ts` if the store fails. Rendered
 * pages must not be filled, because user input there could contain a placeholder.
 */
export async function filled(text: string, isJson: boolean, store: Store): Promise<string> {
  const names = namesIn(text)
  if (names.length === 0) return text
  const said = await pageValues(store, languageOf(text))
  const values = Object.fromEntries(names.map((name) => [name, withoutNoncharacters(said[name])]))
  return isJson ? fillText(text, values, inJson) : fillPage(text, values)
}

/** The language of a page or JSON file, from its root. */
const languageOf = (text: string) =>
  OTHER_LANGUAGES.find((language) => text.includes(`<html lang="${language}"`) || text.startsWith(`{"lang":"${language}"`)) ??
  'en'

/** Fills placeholders in text, attributes, structured data and props. An element with an empty `data-if` is removed. */
export const fillPage = (html: string, values: Partial<PageValues>): string =>
  fillText(edited(html, editsOf(html, values)), values, escapeHtml)

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

function editsOf(html: string, values: Partial<PageValues>): Part[] {
  const edits: Part[] = []
  let depth = 0
  let hidden: { start: number; depth: number } | undefined
  let data: number | undefined
  const parser = new Parser({
    onopentag(name, { 'data-if': condition, type, props, href }) {
      depth++
      if (hidden) return
      const { startIndex: start, endIndex } = parser
      if (condition !== undefined && !fillText(condition, values)) hidden = { start, depth }
      if (hidden) return
      if (condition !== undefined) edits.push(attributePart(html, 'data-if', start, () => ''))
      if (href && !fillText(href, values)) edits.push(attributePart(html, 'href', start, () => ''))
      else if (type === 'application/ld+json') data = endIndex + 1
      else if (name === 'astro-island' && props)
        edits.push(attributePart(html, 'props', start, (text) => fillText(text, values, (value) => escapeHtml(inJson(value)))))
    },
    onclosetag() {
      if (hidden?.depth === depth) {
        edits.push({ start: hidden.start, end: parser.endIndex + 1, text: '' })
        hidden = undefined
      } else if (data !== undefined) {
        edits.push({ start: data, end: parser.startIndex, text: fillText(html.slice(data, parser.startIndex), values, inJson) })
        data = undefined
      }
      depth--
    },
  })
  parser.end(html)
  return edits
}

/** The whole attribute of the tag at `start` with a new value; removed if that is empty. */
function attributePart(html: string, name: string, start: number, change: (value: string) => string): Part {
  const from = html.indexOf(` ${name}=`, start)
  const valueAt = from + name.length + 3
  const quote = html.charAt(valueAt - 1)
  const end = html.indexOf(quote, valueAt)
  const value = change(html.slice(valueAt, end))
  return { start: from, end: end + 1, text: value && ` ${name}=${quote}${value}${quote}` }
}

/** A value inside a JSON string. Escapes `<`, because `</script>` would end the script. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
