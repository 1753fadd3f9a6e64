import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Refusal } from '~/api/http/problems'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { LANGUAGES, type Language, languages, splitPath } from '~/languages'
import type { Answer } from './answer'
import { pagePolicy } from './headers'

const REFUSED_AFTER = 1000

const STYLE = 'body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}'
const POLICY = pagePolicy(`default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`)

/** From these seconds on it is no matter of a moment: only guesses of a phone's digits wait so long. */
const LONG_WAIT = 600

const pagesOf = (text: 'text' | 'later') =>
  Object.fromEntries(LANGUAGES.map((language) => [language, page(language, text)])) as Record<Language, Buffer>

const pages = { text: pagesOf('text'), later: pagesOf('later') }

/**
 * The answer to a rate-limited client, in the language of the path. A client that does not pause is delayed; others are not
 * affected.
 */
export async function tooOften({ status, headers }: Refusal, pathname: string): Promise<Answer> {
  await setTimeout(REFUSED_AFTER)
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  }
  return {
    status,
    headers: new Headers({ ...own, ...headers }),
    encodings: [],
    body: async () => pages[Number(headers['Retry-After']) > LONG_WAIT ? 'later' : 'text'][splitPath(pathname).language],
  }
}

function page(language: Language, kind: 'text' | 'later'): Buffer {
  const { tag, direction } = languages[language]
  const { title, back, ...texts } = wordsOf(language, siteValues).frame.tooOften
  return Buffer.from(`<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${texts[kind]}</p>${kind === 'text' ? `\n<p>${back}</p>` : ''}
</html>
`)
}
