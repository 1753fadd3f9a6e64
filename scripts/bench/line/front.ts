import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ADDRESSES } from './profiles'

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** The size of TLS records in the first 128 kB of a connection of Go's TLS library. */
const RECORD_BYTES = 1208

export type Identity = ReturnType<typeof certificate>

/** Creates a certificate for the proxies of one run with openssl; browsers trust the key with this `pin`. */
export function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2', '-subj', '/CN=bench']
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const identity = { key: readFileSync(key), cert: readFileSync(cert) }
  const publicKey = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' })
  return { ...identity, pin: createHash('sha256').update(publicKey).digest('base64') }
}

/** Starts a proxy with TLS and HTTP/2 before a server, as in production; returns its address. */
export async function openFront(origin: string, { key, cert }: Identity) {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) =>
    pass(origin, agent, incoming, outgoing),
  )
  // As Caddy: a browser reads a record only when all of it has arrived.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES))
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    agent.destroy()
    for (const session of sessions) session.destroy()
    server.close()
  }
  return { address: `https://${ADDRESSES.server}:${port}`, close }
}

function pass(origin: string, agent: Agent, incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
  const { method, url, authority } = incoming
  const headers = { ...plain(incoming.headers), host: authority, 'x-forwarded-proto': 'https' }
  const asked = request(origin + url, { agent, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, plain(answer.headers))
    answer.pipe(outgoing)
  })
  asked.on('information', ({ headers: { link = '' } }) => outgoing.writeEarlyHints({ link: String(link).split(/, (?=<)/) }))
  asked.once('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.includes(name)))
