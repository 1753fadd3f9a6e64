import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { lookup } from 'mrmime'
import { responseCache } from '~/api/http/response-cache'
import type { Answer } from './answer'
import { ENCODINGS, type Encoding } from './encodings'
import { CACHE_CONTROL, pagePolicy } from './headers'
import { policyOf } from './page-html'

const FOLDER = new URL('../client/', import.meta.url)
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const ASK_AGAIN = 'no-cache'

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(new URL(name, FOLDER)).isFile())

/** The files of the build by path: /about is about.html. Compressed copies have no path of their own. */
const files = new Map(
  names.filter((name) => !/\.(br|gz)$/.test(name)).map((name): [string, Answer] => [pathOf(name), fileAnswer(name)]),
)

const ERRORS = { 404: files.get('/404') as Answer, 500: files.get('/500') as Answer }
for (const status of Object.keys(ERRORS)) files.delete(`/${status}`)

export const builtFile = (pathname: string): Answer | undefined => files.get(pathname)

export function errorPage(status: 404 | 500): Answer {
  const headers = new Headers(ERRORS[status].headers)
  headers.set('Cache-Control', 'no-store')
  for (const name of ['etag', 'last-modified', 'accept-ranges']) headers.delete(name)
  return { ...ERRORS[status], status, headers }
}

function pathOf(name: string): string {
  return `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`
}

function fileAnswer(name: string): Answer {
  const { size, mtime } = statSync(new URL(name, FOLDER))
  return {
    status: 200,
    headers: new Headers({
      ...ownHeaders(name),
      'Content-Type': typeOf(name),
      'Accept-Ranges': 'bytes',
      Vary: 'Accept-Encoding',
      ETag: `W/"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
      'Last-Modified': mtime.toUTCString(),
    }),
    encodings: ENCODINGS.filter((encoding) => names.includes(name + SUFFIXES[encoding])),
    body: (encoding) => {
      const file = name + SUFFIXES[encoding]
      return responseCache.getOrMake(`file ${file}`, () => readFile(new URL(file, FOLDER)))
    },
  }
}

function ownHeaders(name: string): Record<string, string> {
  if (name === 'service-worker.js') return { 'Cache-Control': ASK_AGAIN, 'Content-Security-Policy': WORKER_POLICY }
  if (name.startsWith('_astro/')) return { 'Cache-Control': CACHE_CONTROL.hashed }
  if (!name.endsWith('.html')) return { 'Cache-Control': CACHE_CONTROL.other }
  const html = readFileSync(new URL(name, FOLDER), 'utf8')
  // As a header, the policy holds from the first byte.
  const policy = { 'Content-Security-Policy': pagePolicy(policyOf(html)) }
  // Admin pages are never stored, not even for Back.
  return { ...policy, 'Cache-Control': /^admin[-/]/.test(name) ? 'no-store' : ASK_AGAIN }
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type};charset=utf-8` : type
}
