import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>A bare page</h1>'
const WORDS_OF_A_PARAGRAPH = 60

/** Serves text-only pages of a requested brotli size: `/14000` has 14,000 bytes or a few more. */
export async function bareServer() {
  const pages = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url) ?? barePage(Number(url.slice(1)))
    pages.set(url, page)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': page.length }
    response.writeHead(200, headers).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Adds paragraphs until the brotli size reaches `bytes`. */
function barePage(bytes: number): Buffer {
  const word = words()
  let text = HEAD
  let page = brotliCompressSync(text)
  while (page.length < bytes) {
    text += `<p>${Array.from({ length: WORDS_OF_A_PARAGRAPH }, word).join(' ')}`
    page = brotliCompressSync(text)
  }
  return page
}

/** Pseudo-random words of three to nine letters, equal in each run. */
function words() {
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  return () => Array.from({ length: 3 + random(7) }, () => String.fromCharCode(97 + random(26))).join('')
}
