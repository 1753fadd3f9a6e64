import type { Problem } from '~/domain/problems'
import { AnswerError } from '~/stores/client'

export const UNREACHABLE = 'The server cannot be reached just now. Please try again.'

/** What the server has said of a refusal; undefined where it said nothing. */
export const problemOf = (error: unknown): Problem | undefined => (error instanceof AnswerError ? error.problem : undefined)
