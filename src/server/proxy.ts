import type { IncomingMessage } from 'node:http'
import type { Environment } from '~/api/startup/environment'

type Trusting = Pick<Environment, 'TRUST_PROXY'>

/** The caller's address: the socket's, or the rightmost forwarded one if the socket is the trusted proxy. */
export function realAddress({ headers, socket }: IncomingMessage, { TRUST_PROXY }: Trusting): string {
  const address = plainAddress(socket.remoteAddress)
  if (!TRUST_PROXY.includes(address)) return address
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return forwarded.at(-1)?.trim() || address
}

export function isHttps({ headers, socket }: IncomingMessage, { TRUST_PROXY }: Trusting): boolean {
  return TRUST_PROXY.includes(plainAddress(socket.remoteAddress)) && headers['x-forwarded-proto'] === 'https'
}

/** Whether the trusted proxy reports that the caller uses plain HTTP. */
export function isPlainHttp({ headers, socket }: IncomingMessage, { TRUST_PROXY }: Trusting): boolean {
  return TRUST_PROXY.includes(plainAddress(socket.remoteAddress)) && headers['x-forwarded-proto'] === 'http'
}

const plainAddress = (address = '') => address.replace(/^::ffff:(?=\d+\.)/, '')
