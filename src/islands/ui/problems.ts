import type { Problem } from '~/domain/problems'
import { AnswerError } from '~/stores/client'

export const UNREACHABLE = 'The server cannot be reached just now. Please try again.'

/** The server's problem in an error; undefined if there is none. */
export const problemOf = (error: unknown): Problem | undefined => (error instanceof AnswerError ? error.problem : undefined)
