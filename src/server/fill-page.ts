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
 * A page or JSON file of the build with the values that it names, as the store has them; with those of `src/site.ts` where it
 * fails. No other file may be filled: in what the server renders, a person's text could be a place.
 */
export async function filled(text: string, isJson: boolean, store: Store): Promise<string> {
  const names = namesIn(text)
  if (names.length === 0) return text
  const said = await pageValues(store, languageOf(text))
  const values = Object.fromEntries(names.map((name) => [name, withoutNoncharacters(said[name])]))
  return isJson ? fillText(text, values, inJson) : fillPage(text, values)
}

/** The language of a page, or of a JSON file, by its root. */
const languageOf = (text: string) =>
  OTHER_LANGUAGES.find((language) => text.includes(`<html lang="${language}"`) || text.startsWith(`{"lang":"${language}"`)) ??
  'en'

/** Fills the named places of a page: text, attributes, structured data and props. An element whose `data-if` is empty goes. */
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
      else if (condition !== undefined) edits.push(attributePart(html, 'data-if', start, () => ''))
      else if (href && !fillText(href, values)) edits.push(attributePart(html, 'href', start, () => ''))
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

/** A whole attribute of the tag at `start`, with its value changed; without one, it goes. */
function attributePart(html: string, name: string, start: number, change: (value: string) => string): Part {
  const from = html.indexOf(` ${name}=`, start)
  const valueAt = from + name.length + 3
  const quote = html.charAt(valueAt - 1)
  const end = html.indexOf(quote, valueAt)
  const value = change(html.slice(valueAt, end))
  return { start: from, end: end + 1, text: value && ` ${name}=${quote}${value}${quote}` }
}

/** A value in a text of JSON. A name such as `</script>` would end the script around it. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
