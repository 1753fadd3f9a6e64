const CHECK_EVERY = 500

/**
 * Calls `end` once, at the first signal that ends a process. Later signals are ignored, so that running requests finish.
 * A shell between npm and this process does not pass a signal on; then the parent process changes.
 */
export function whenToEnd(end: () => void): void {
  let isEnding = false
  const endOnce = () => {
    if (!isEnding) end()
    isEnding = true
  }
  process.on('SIGTERM', endOnce)
  process.on('SIGINT', endOnce)
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && endOnce(), CHECK_EVERY).unref()
}
