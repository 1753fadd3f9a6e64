import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getShop } from '~/api/startup/startup'
import type { Store } from '~/api/store/store'
import { pathIn, splitPath } from '~/languages'
import { routeAt } from '~/routes'
import type { Answer } from './answer'
import { filled } from './fill-page'
import { pagePolicy } from './headers'
import { cachedPage } from './page-cache'
import { withPolicyApart } from './page-html'
import { textAnswer } from './rendered'

/** Built pages with placeholders, written by scripts/build/finish-pages.ts. */
const FOLDER = new URL('../pages/', import.meta.url)

const MANIFEST = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }

/** Their files by path; /about is about.html. */
const files = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.includes('.'))
    .map((name): [string, string] => [pathOf(name), name]),
)
/** Error pages have no path of their own; they are chosen by status. */
for (const path of files.keys()) if (/\/(404|500)$/.test(path)) files.delete(path)

export async function builtPage(path: string): Promise<Answer | undefined> {
  const file = files.get(path)
  return file === undefined ? undefined : pageOf(file)
}

/** The error page in the language of the path; a server error is shown in all languages. */
export async function errorPage(status: 404 | 500, pathname = '/'): Promise<Answer> {
  const { language } = splitPath(pathname)
  const page = await pageOf(status === 500 ? '500.html' : `${pathIn(language, `/${status}`).slice(1)}.html`)
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  headers.delete('etag')
  return { ...page, status, headers }
}

async function pageOf(file: string): Promise<Answer> {
  const { store } = await getShop()
  // Error pages have the menu and the footer too.
  const shows = routeAt(pathOf(file))?.shows ?? ['settings', 'products', 'ownWords']
  return cachedPage(`built ${file}`, store, shows, () => fill(file, store))
}

async function fill(file: string, store: Store): Promise<Answer> {
  const text = await readFile(new URL(file, FOLDER), 'utf8')
  if (file.endsWith('.webmanifest'))
    return textAnswer(await filled(text, true, store), { status: 200, headers: new Headers(MANIFEST) })
  const { html, policy } = withPolicyApart(text)
  return textAnswer(await filled(html, false, store), { status: 200, headers: headersOf(file, policy) })
}

function headersOf(file: string, policy: string): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    // As a header, the policy applies from the first byte.
    'Content-Security-Policy': pagePolicy(policy),
    // Admin pages are never stored, also not for the Back button.
    'Cache-Control': routeAt(pathOf(file))?.offline === 'never' ? 'no-store' : 'no-cache',
  })
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`
}
