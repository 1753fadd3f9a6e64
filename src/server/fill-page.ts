import { Parser } from 'htmlparser2'
import { placeholderValues } from '~/api/catalog/placeholders'
import type { Store } from '~/api/store/store'
import { localizedValues } from '~/content/localized-values'
import { fillData, fillText, namesIn, type PlaceholderValues, siteValues } from '~/domain/account/placeholders'
import { withoutNoncharacters } from '~/domain/noncharacters'
import { OTHER_LANGUAGES } from '~/languages'
import { edited, type Part } from './page-html'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A page or JSON file with the facts that it names, as the store has them; with those of `src/site.ts` where it fails. Marks
 * of places that came with a text of a person are taken out.
 */
export async function filled(text: string, isJson: boolean, store: Store): Promise<string> {
  const names = namesIn(text)
  if (names.length === 0) return withoutNoncharacters(text)
  const language = languageOf(text)
  const facts = localizedValues(
    language,
    await store.read((shop) => placeholderValues(shop, names, language)).catch(() => siteValues),
  )
  return withoutNoncharacters(isJson ? JSON.stringify(fillData(JSON.parse(text), facts)) : fillPage(text, facts))
}

/** The language of a page by its root; a JSON file has English facts. */
const languageOf = (html: string) => OTHER_LANGUAGES.find((language) => html.includes(`<html lang="${language}"`)) ?? 'en'

/** Fills the named places of a page: text, attributes, structured data and props. An element whose `data-if` is empty goes. */
export const fillPage = (html: string, facts: Partial<PlaceholderValues>): string =>
  fillText(edited(html, editsOf(html, facts)), facts, escapeHtml)

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

function editsOf(html: string, facts: Partial<PlaceholderValues>): Part[] {
  const edits: Part[] = []
  let depth = 0
  let hidden: { start: number; depth: number } | undefined
  let data: number | undefined
  const parser = new Parser({
    onopentag(name, { 'data-if': condition, type, props, href }) {
      depth++
      if (hidden) return
      const { startIndex: start, endIndex } = parser
      if (condition !== undefined && !fillText(condition, facts)) hidden = { start, depth }
      else if (condition !== undefined) edits.push(attributePart(html, 'data-if', start, () => ''))
      else if (href && !fillText(href, facts)) edits.push(attributePart(html, 'href', start, () => ''))
      else if (type === 'application/ld+json') data = endIndex + 1
      else if (name === 'astro-island' && props) edits.push(attributePart(html, 'props', start, (text) => fillProps(text, facts)))
    },
    onclosetag() {
      if (hidden?.depth === depth) {
        edits.push({ start: hidden.start, end: parser.endIndex + 1, text: '' })
        hidden = undefined
      } else if (data !== undefined) {
        edits.push({ start: data, end: parser.startIndex, text: jsonIn(html.slice(data, parser.startIndex), facts) })
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

/** Props are JSON in an attribute. */
const fillProps = (props: string, facts: Partial<PlaceholderValues>) =>
  fillText(props, facts, (value) => escapeHtml(JSON.stringify(value).slice(1, -1)))

/** A name such as `</script>` would end the script. */
const jsonIn = (text: string, facts: Partial<PlaceholderValues>) =>
  JSON.stringify(fillData(JSON.parse(text), facts)).replaceAll('<', '\\u003c')
