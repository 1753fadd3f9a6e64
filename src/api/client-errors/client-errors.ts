import type { NewClientError } from '~/domain/client-errors/schema'
import { messageWithoutPerson, stackWithoutPerson } from '~/domain/client-errors/without-person'
import { withoutToken } from '~/routes'
import type { Call } from '../http/call'
import { logClientError } from '../http/log'

/** Logs a browser's error; nothing is stored. */
export function noteClientError({ input: { message, stack, page, version } }: Call<NewClientError>) {
  const path = withoutToken(page.replace(/[?#].*/, ''))
  logClientError(path, version, [messageWithoutPerson(message), stackWithoutPerson(stack)].join('\n'))
}
