const MAX_LOG_LINE = 4000
const MAX_CAUSES = 3

/** Logs a failed request in one line: its id, path, and the error with its causes. */
export function logFailure(requestId: string, asked: string, error: unknown) {
  console.error(logLine(`${requestId} ${asked} failed: ${causesOf(error).join(' Caused by: ')}`))
}

/** Logs in one line an error in a visitor's browser. */
export function logClientError(page: string, version: string, error: string) {
  console.error(logLine(`A browser stopped at ${page} (version ${version}): ${error}`))
}

/** Escapes a text to one line, so that input cannot fake lines or control a terminal. */
export function logLine(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    if (character === '\n') return '\\n'
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
  return shown.length > MAX_LOG_LINE ? `${shown.slice(0, MAX_LOG_LINE)}…` : shown
}

/** Only messages and stacks, because other fields of a database error may contain a row. */
function causesOf(error: unknown, deepest = MAX_CAUSES): string[] {
  if (!(error instanceof Error)) return [typeof error]
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined || deepest === 0 ? [own] : [own, ...causesOf(error.cause, deepest - 1)]
}
