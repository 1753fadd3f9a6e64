import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashPasswordWith = promisify(argon2)

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`

let lastInQueue: Promise<unknown> = Promise.resolve()

/** Hashes a password with argon2id and a new salt, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt)
  return [PREFIX, encode(salt), encode(tag)].join('$')
}

/** Whether a password matches a hash. Takes the same time for an unknown user (undefined hash). */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', tag = ''] = hash?.split('$').slice(-2) ?? []
  const derived = await derive(password, hash ? Buffer.from(salt, 'base64') : Buffer.alloc(16))
  const expected = Buffer.from(tag, 'base64')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Hashes one password at a time, to leave memory and CPU for orders. */
function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const turn = lastInQueue.then(() => hashPasswordWith('argon2id', { ...COST, message: password.normalize('NFC'), nonce }))
  lastInQueue = turn.catch(() => {})
  return turn
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
