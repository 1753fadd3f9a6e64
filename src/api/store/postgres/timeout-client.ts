import pg from 'pg'

type Done = (error: Error | undefined, result: unknown) => void

/** A connection that closes itself after a query timeout, because later queries would wait behind it. */
export class TimeoutClient extends pg.Client {
  override query(...args: unknown[]): never {
    const done = args.at(-1)
    if (typeof done === 'function') args[args.length - 1] = this.#watching(done as Done)
    const asked = super.query(...(args as [string])) as unknown
    if (asked instanceof Promise) asked.catch((error) => this.#breakOff(error))
    return asked as never
  }

  #watching =
    (done: Done): Done =>
    (error, result) => {
      this.#breakOff(error)
      done(error, result)
    }

  #breakOff(error: Error | undefined) {
    if (error?.message !== 'Query read timeout') return
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}
