import type { NewClientError } from '~/domain/client-errors/schema'
import { messageWithoutPerson, stackWithoutPerson } from '~/domain/client-errors/without-person'
import { withoutToken } from '~/routes'
import type { Call } from '../http/call'
import { logClientError } from '../http/log'

/** Writes an error of a browser into the log, and stores nothing. */
export function noteClientError({ input: { message, stack, page, version } }: Call<NewClientError>) {
  const path = withoutToken(page.replace(/[?#].*/, ''))
  logClientError(path, version, [messageWithoutPerson(message), stackWithoutPerson(stack)].join('\n'))
}
