import { AsyncLocalStorage } from 'node:async_hooks'

type Fail = (error: unknown) => void

const requests = new AsyncLocalStorage<Fail>()

export function runRequest(run: () => Promise<void>, fail: Fail) {
  requests.run(fail, () => {
    run().catch(fail)
  })
}

/** Assigns an uncaught error to its request. Without a request it ends the process, and systemd restarts it. */
export function keepFailuresApart() {
  const onFailure = (error: unknown) => {
    const fail = requests.getStore()
    if (fail) return fail(error)
    console.error('The server ends by an error of its own:', error)
    process.exit(1)
  }
  process.on('uncaughtException', onFailure)
  process.on('unhandledRejection', onFailure)
}
