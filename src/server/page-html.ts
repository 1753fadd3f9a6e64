import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

export interface Part {
  start: number
  end: number
  text: string
}

/** A complete inline `<script>` or `<style>`; `text` is its content. */
interface Inline extends Part {
  name: string
  type: string | undefined
}

interface FinishedPage {
  html: string
  policy: string
  scripts: { file: string; text: string } | undefined
  faults: string[]
}

interface Options {
  /** The policy of the page's header; without one, the page's meta tag is used. */
  policy?: string
  /** Whether the site has a file of this name. Otherwise the scripts stay inline. */
  hasFile?: (file: string) => boolean
}

/** Removed from pages, because `islands.css` contains it. This saves a policy hash and 60 bytes. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}'

const HASH = / '(sha256-[^']*)'/g

/**
 * Moves a page's inline scripts to a shared file, removes their hashes from its policy, and quotes the props of islands with `'`,
 * which saves 70 bytes on `/`.
 */
export function finishPage(html: string, { policy: given, hasFile = () => true }: Options = {}): FinishedPage {
  const { inline, policyTag, data, hasIslands } = read(html)
  const own = inline.filter(({ name, type }) => name === 'script' && type === undefined)
  const scripts = sharedScripts(own)
  const isShared = scripts !== undefined && hasFile(scripts.file)
  const doubled = inline.filter(({ text }) => text === ISLAND_STYLE)
  const kept = inline.filter((part) => isHeldToPolicy(part) && !(isShared && own.includes(part)) && !doubled.includes(part))
  const { policy, refused } = ownPolicy(given ?? policyTag?.text ?? '', kept)
  const faults = refused.map((text) => `Its policy refuses this: ${text.slice(0, 80)}`)
  if (given === undefined && !policyTag) faults.unshift('It has no policy.')
  if (hasIslands && !scripts) faults.unshift('It has islands, and no scripts that hydrate them.')
  if (hasIslands && doubled.length === 0) faults.unshift('It has islands, and not the style of islands.')
  const without = doubled.map(({ start, end }) => ({ start, end, text: '' }))
  const edits = [...data.map(inSingleQuotes), ...without, ...(isShared ? askingFor(scripts.file, own) : [])]
  if (given === undefined && policyTag) edits.push({ start: policyTag.start, end: policyTag.end, text: policy })
  return { html: edited(html, edits), policy, scripts: isShared ? scripts : undefined, faults }
}

export const policyOf = (html: string): string | undefined => read(html).policyTag?.text

/** Splits a page and its policy, which is sent as a header. This saves 0.2 kB per page. */
export function withPolicyApart(html: string): { html: string; policy: string } {
  const { policyTag } = read(html)
  if (!policyTag) throw new Error('A built page has no policy.')
  return { html: edited(html, [{ ...policyTag.tag, text: '' }]), policy: policyTag.text }
}

function sharedScripts(scripts: readonly Inline[]) {
  if (scripts.length === 0) return undefined
  const text = scripts.map((script) => script.text).join('\n')
  return { file: `_astro/islands.${hash(text).digest('base64url').slice(0, 8)}.js`, text }
}

const askingFor = (file: string, scripts: readonly Part[]): Part[] =>
  scripts.map(({ start, end }, at) => ({ start, end, text: at === 0 ? `<script defer src="/${file}"></script>` : '' }))

/** JSON needs fewer escapes in single quotes. */
const inSingleQuotes = ({ start, end, text }: Part): Part => ({
  start,
  end,
  text: `'${text.slice(1, -1).replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
})

const SCRIPTS = [undefined, 'module', 'text/javascript']

const isHeldToPolicy = ({ name, type }: Inline) => name === 'style' || SCRIPTS.includes(type)

function ownPolicy(policy: string, inline: readonly Inline[]) {
  const own = new Map(inline.map(({ text }) => [`sha256-${hash(text).digest('base64')}`, text]))
  const allowed = new Set([...policy.matchAll(HASH)].map(([, value]) => value))
  return {
    policy: policy.replace(HASH, (found, value: string) => (own.has(value) ? found : '')),
    refused: [...own].flatMap(([value, text]) => (allowed.has(value) ? [] : text)),
  }
}

const hash = (text: string) => createHash('sha256').update(text)

function read(html: string) {
  const inline: Inline[] = []
  const data: Part[] = []
  let policyTag: (Part & { tag: Pick<Part, 'start' | 'end'> }) | undefined
  let hasIslands = false
  let open: Inline | undefined
  const parser = new Parser({
    onopentag(name, { src, type, content, props, opts, 'http-equiv': header }) {
      const start = parser.startIndex
      if (name === 'astro-island') {
        hasIslands = true
        if (props) data.push(valuePart(html, 'props', start))
        if (opts) data.push(valuePart(html, 'opts', start))
      }
      if (header === 'content-security-policy')
        policyTag = { ...partOf(html, content, start), tag: { start, end: parser.endIndex + 1 } }
      else if (name === 'style' || (name === 'script' && src === undefined)) open = { name, type, start, end: start, text: '' }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name !== open?.name) return
      inline.push({ ...open, end: parser.endIndex + 1 })
      open = undefined
    },
  })
  parser.end(html)
  return { inline, policyTag, data, hasIslands }
}

/** The value of an attribute of the tag at `from`, including its quotes. */
function valuePart(html: string, name: string, from: number): Part {
  const start = html.indexOf(` ${name}="`, from) + name.length + 2
  const end = html.indexOf('"', start + 1) + 1
  return { start, end, text: html.slice(start, end) }
}

function partOf(html: string, text = '', from: number): Part {
  const start = html.indexOf(text, from)
  return { start, end: start + text.length, text }
}

export function edited(html: string, edits: readonly Part[]): string {
  let end = 0
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => {
      const piece = html.slice(end, edit.start) + edit.text
      end = edit.end
      return piece
    })
  return pieces.join('') + html.slice(end)
}
