import { MAX_ERROR_MESSAGE, MAX_ERROR_STACK } from '~/domain/client-errors/limits'
import type { NewClientError } from '~/domain/client-errors/schema'
import { call } from './client'

/** Maximum errors that one page reports, because a loop may fail repeatedly. */
const MOST_SENT = 5
/** Quoted input in a message. */
const QUOTED = /"[^"]*"?/g
const QUERY = /[?#][^\s):]*/g

let sent = 0

/** Reports an error of this page to the server's log, without user input. */
export function tellClientError(error: unknown) {
  if (++sent > MOST_SENT) return
  const { message, stack } = error instanceof Error ? error : { message: typeof error }
  const clientError: NewClientError = {
    message: String(message).replace(/\s+/g, ' ').replace(QUOTED, '"…"').slice(0, MAX_ERROR_MESSAGE),
    stack: placesIn(stack).slice(0, MAX_ERROR_STACK),
    page: location.pathname.slice(0, MAX_ERROR_MESSAGE),
    version: document.documentElement.dataset['version'] ?? '',
  }
  call('POST', '/api/client-errors', { body: clientError, keepalive: true }).catch(() => {})
}

/** Chromium begins a stack with the message; it is removed. */
const placesIn = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /:\d+\)?$/.test(line))
    .join('\n')
    .replace(QUERY, '')
