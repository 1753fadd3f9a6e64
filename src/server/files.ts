import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { lookup } from 'mrmime'
import { responseCache } from '~/api/http/response-cache'
import { versioned } from '~/domain/catalog/versioned'
import type { Answer } from './answer'
import { ENCODINGS, type Encoding } from './encodings'
import { CACHE_CONTROL } from './headers'

const FOLDER = new URL('../client/', import.meta.url)
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const ASK_AGAIN = 'no-cache'

const WORKERS = ['service-worker.js', 'order-notices-worker.js', 'feed-notice-worker.js']
/** The service worker loads the icons of its notifications. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'"

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(new URL(name, FOLDER)).isFile())

const files = new Map(
  names.filter((name) => !/\.(br|gz|html)$/.test(name)).map((name): [string, Answer] => [`/${name}`, fileAnswer(name)]),
)

/** A picture is cached for good at the address with its version, and for a day at its plain address. */
const versionedPictures = new Map(
  [...files].flatMap(([pathname, answer]) => {
    if (versioned(pathname) === pathname) return []
    const headers = new Headers(answer.headers)
    headers.set('Cache-Control', CACHE_CONTROL.hashed)
    return [[versioned(pathname), { ...answer, headers }] as const]
  }),
)

export const builtFile = (pathname: string, search = ''): Answer | undefined =>
  versionedPictures.get(pathname + search) ?? files.get(pathname)

/** The file of a built asset, for libraries that read files. */
export const assetFile = (pathname: string): string => fileURLToPath(new URL(`.${pathname}`, FOLDER))

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
  if (WORKERS.includes(name)) return { 'Cache-Control': ASK_AGAIN, 'Content-Security-Policy': WORKER_POLICY }
  return { 'Cache-Control': name.startsWith('_astro/') ? CACHE_CONTROL.hashed : CACHE_CONTROL.other }
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type};charset=utf-8` : type
}
