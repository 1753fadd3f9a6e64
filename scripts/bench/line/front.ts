import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ADDRESSES } from './profiles'

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** A certificate of its own for the proxies of one run, made by openssl. */
export function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2', '-subj', '/CN=bench']
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Speaks TLS and HTTP/2 for a server, as the proxy of a real installation does; gives the address for readers. */
export async function openFront(origin: string, identity: { key: Buffer; cert: Buffer }) {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ ...identity, allowHTTP1: true }, (incoming, outgoing) =>
    pass(origin, agent, incoming, outgoing),
  )
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
  asked.once('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.includes(name)))
