const MAX_LOG_LINE = 4000
const MAX_CAUSES = 3

/** Logs on one line that a request failed: its id, what it asked for, and the error with its causes. */
export function logFailure(requestId: string, asked: string, error: unknown) {
  console.error(logLine(`${requestId} ${asked} failed: ${causesOf(error).join(' Caused by: ')}`))
}

/** Logs on one line that a part of a page has stopped in somebody's browser. */
export function logClientError(page: string, version: string, error: string) {
  console.error(logLine(`A browser stopped at ${page} (version ${version}): ${error}`))
}

/** A text on one line: what others wrote can neither begin a line of its own nor steer a terminal. */
export function logLine(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    if (character === '\n') return '\\n'
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
  return shown.length > MAX_LOG_LINE ? `${shown.slice(0, MAX_LOG_LINE)}…` : shown
}

/** Messages and stacks alone: other fields of a database's error may hold a row. */
function causesOf(error: unknown, deepest = MAX_CAUSES): string[] {
  if (!(error instanceof Error)) return [typeof error]
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined || deepest === 0 ? [own] : [own, ...causesOf(error.cause, deepest - 1)]
}
