import { hash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a text. Tokens are stored only as this hash. */
export const hashOf = (text: string | Buffer): string => hash('sha256', text, 'base64url')
