import { hash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a content. Of tokens, only this is stored. */
export const hashOf = (text: string | Buffer): string => hash('sha256', text, 'base64url')
