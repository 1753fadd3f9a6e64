import { nothing, operator, visitor } from '~/api/http'
import { readSession, signIn, signOut } from '~/api/session'
import { newSession } from '~/schemas/session'

export const prerender = false
export const GET = operator(readSession)
export const POST = visitor.task(newSession, signIn)
export const DELETE = visitor.task(nothing, signOut)
