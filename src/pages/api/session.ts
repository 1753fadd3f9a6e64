import { nothing, signedIn, visitor } from '~/api/http/endpoint'
import { readSession, signIn, signOut } from '~/api/operator/session'
import { newSession } from '~/schemas/session'

export const prerender = false
export const GET = signedIn(readSession)
export const POST = visitor.task(newSession, signIn)
export const DELETE = visitor.task(nothing, signOut)
