import { languages, type OtherLanguage } from '~/languages'

interface Row {
  place: string
  english: string
  text: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `
  body { margin: 1.5rem; font: 14px/1.5 sans-serif }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  th, td { padding: .4rem; border: 1px solid #999; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  [lang]:not([lang="en"]) { font-size: 16px; line-height: 2.1 }
  small { color: #555 }
  tr { break-inside: avoid }
  thead { display: table-header-group }
`

/** A page for a reviewer: each text with its English source, its place, and a field for a correction. */
export function readersPage(language: OtherLanguage, rows: readonly Row[]): string {
  const { english, tag, direction } = languages[language]
  const line = ({ place, english: said, text }: Row) =>
    `<tr><td>${escaped(said)}<br><small>${escaped(place)}</small></td><td lang="${tag}" dir="${direction}">${escaped(text)}</td><td></td></tr>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The words in ${english}</title>
<style>${STYLE}</style>
<h1>The words in ${english}</h1>
<p>Read each text aloud. Write beside it what a farmer would say. Keep each {…}: a figure, a price or a name comes there.</p>
<p>Name of the reader: ____________________ Day: ____________</p>
<table>
<thead><tr><th>English, and where it stands</th><th>${english}</th><th>Better</th></tr></thead>
<tbody>
${rows.map(line).join('\n')}
</tbody>
</table>
</html>
`
}
