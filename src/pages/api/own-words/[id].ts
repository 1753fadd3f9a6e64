import { deleteOwnWords, updateOwnWords } from '~/api/account/own-words'
import { nothing, operator } from '~/api/http/endpoint'
import { newOwnWords } from '~/domain/account/own-words-schema'

export const prerender = false
export const PUT = operator(newOwnWords, updateOwnWords)
export const DELETE = operator(nothing, deleteOwnWords)
