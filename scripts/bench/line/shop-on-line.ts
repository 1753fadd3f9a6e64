import { join } from 'node:path'
import { Server } from '../server'
import { certificate, openFront } from './front'
import { missingForLine } from './line'
import { enterOwnNetwork } from './linux'

/** A shop in its own network, behind a proxy with TLS and HTTP/2. */
export async function shopOnLine(scratch: string) {
  const missing = missingForLine()
  if (missing) throw new Error(missing)
  enterOwnNetwork()
  const identity = certificate(scratch)
  const server = await Server.start(join(scratch, 'data'), { environment: { TRUST_PROXY: '127.0.0.1' } })
  const front = await openFront(server.address, identity)
  const close = async () => {
    front.close()
    await server.end('SIGTERM')
  }
  return { server, front, identity, close }
}

/** Bytes of a page at its best compression, which it has after a few answers. */
export async function htmlBytes(address: string): Promise<number> {
  let sent = 0
  for (let round = 0; round < 4; round++) {
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
    await answer.arrayBuffer()
    sent = Number(answer.headers.get('content-length'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return sent
}
