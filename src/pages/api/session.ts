import { readSession, signIn, signOut } from '~/api/account/session'
import { nothing, signedIn, visitor } from '~/api/http/endpoint'
import { newSession } from '~/domain/account/session-schema'

export const prerender = false
export const GET = signedIn(readSession)
export const POST = visitor.handler(newSession, signIn)
export const DELETE = visitor.handler(nothing, signOut)
