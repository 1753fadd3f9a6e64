const LOOK_EVERY = 500

/**
 * Calls `end` once, at the first of the signals that end a process. Later ones change nothing: they would cut what is being
 * answered. A shell between npm and this process keeps the signal to itself and ends: then the parent is another one.
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
  setInterval(() => process.ppid !== parent && endOnce(), LOOK_EVERY).unref()
}
