import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { KEPT, pagePolicy } from './headers'
import { policyOf } from './page-html'

const FOLDER = new URL('../client/', import.meta.url)
const ASK_AGAIN = 'no-cache'
/** A worker is held to the policy of its own file. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const isPage = (pathname: string) => !/\.[^./]+$/.test(pathname)

/** Files that only stand behind another address: compressed copies, pages by their file's name, and the error pages. */
const isHidden = (pathname: string) => /\.(br|gz|html)$|^\/(404|500)$|%|\/\.|\/$/.test(pathname) && pathname !== '/'

/** How long a reader keeps a file. Screens of the back office are never kept, not even for Back. */
function keptFor(pathname: string): string {
  if (pathname.startsWith('/_astro/')) return KEPT.hashed
  if (/^\/admin[-/]/.test(pathname)) return 'no-store'
  return isPage(pathname) ? ASK_AGAIN : KEPT.other
}

const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const pathOf = (file: string) => `/${file === 'index.html' ? '' : file.replaceAll('\\', '/').replace(/\.html$/, '')}`

/** The policy of each built page by its path. In a header it holds before the first byte of the page is read. */
const policies = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [pathOf(file), policyOf(read(file)) ?? '']),
)

const files = sirv(fileURLToPath(FOLDER), {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders(outgoing, pathname) {
    outgoing.setHeader('Cache-Control', keptFor(pathname))
    if (pathname === '/service-worker.js') {
      outgoing.setHeader('Cache-Control', ASK_AGAIN)
      outgoing.setHeader('Content-Security-Policy', WORKER_POLICY)
    }
  },
})

/** Sends a file of the build, if one stands at this path; says whether it did. */
export function serveFile(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): Promise<boolean> {
  if (isHidden(pathname) || pathname.startsWith('/api/')) return Promise.resolve(false)
  // Set ahead of sirv, whose 304 must not lay another policy over that of the page which the reader has.
  if (policies.has(pathname)) outgoing.setHeader('Content-Security-Policy', pagePolicy(policies.get(pathname)))
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(true))
    files(incoming, outgoing, () => resolve(false))
  })
}

/** The built page for an error; a fresh answer at each call. */
export function errorPage(status: 404 | 500): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policies.get(`/${status}`) ?? '',
  }
  return new Response(read(`${status}.html`), { status, headers })
}

/** Whether the build has a file of this name. */
export const hasFile = (file: string) => existsSync(new URL(file, FOLDER))
