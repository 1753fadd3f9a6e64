/** Maximum wait for a silent server, in milliseconds. */
export const SILENCE = 15_000
export const SILENCE_OF_FILES = 120_000

/** A signal that aborts after `milliseconds` of silence, or with `other`. `heard` restarts the time. */
export function timeLimit(milliseconds: number, other?: AbortSignal) {
  const limit = new AbortController()
  const giveUp = () => limit.abort(timeoutAfter(milliseconds))
  let timer = setTimeout(giveUp, milliseconds)
  const follow = () => limit.abort(other?.reason)
  if (other?.aborted) follow()
  other?.addEventListener('abort', follow)
  return {
    signal: limit.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, milliseconds)
    },
    end() {
      clearTimeout(timer)
      other?.removeEventListener('abort', follow)
    },
  }
}

/** Resolves with the promise, or rejects with a timeout error if the server is silent for too long. */
export async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => giveUp(timeoutAfter(SILENCE)), SILENCE)
  })
  try {
    return await Promise.race([coming, silence])
  } finally {
    clearTimeout(timer)
  }
}

const timeoutAfter = (milliseconds: number) => new DOMException(`No answer within ${milliseconds / 1000} s`, 'TimeoutError')

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
