import { createOwnWords, listOwnWords } from '~/api/account/own-words'
import { bookkeeper, operator } from '~/api/http/endpoint'
import { newOwnWords } from '~/domain/account/own-words-schema'

export const prerender = false
export const GET = bookkeeper.list('ownWords', listOwnWords)
export const POST = operator(newOwnWords, createOwnWords)
