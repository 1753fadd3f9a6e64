import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a content. Of tokens, only this is stored. */
export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url')
