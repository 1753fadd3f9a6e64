import type { Store } from '~/api/store/store'
import { MAILING_TOPICS, type MailingTopic } from '~/domain/notifications/mailings-schema'
import { nextMail } from './due-mails'
import type { Send } from './mail-server'
import { isNew, skipUnknown } from './mailed-rows'

const SECOND = 1000
const CHECK_EVERY = SECOND
const FIRST_WAIT = 5 * SECOND
const LONGEST_WAIT = 3600 * SECOND

interface Options {
  store: Store
  send: Send
  siteUrl: string
  isLeader?: () => Promise<boolean>
}

/** Mails the operator. The outbox is the rows after the last mailed one, so no request waits for a mail. */
export class Mailing {
  readonly #options: Options
  /** The last id that was sent, even if the store could not save it. */
  readonly #done = new Map<MailingTopic, number>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isClosed = false
  #seen = -1
  #failures = 0
  #failedAt = 0
  #wait = 0

  constructor(options: Options) {
    this.#options = options
  }

  async begin() {
    const { store } = this.#options
    if (await store.read(isNew)) await store.update(skipUnknown)
    this.#timer = setInterval(() => this.check(Date.now()), CHECK_EVERY).unref()
  }

  /** Mails what is waiting, unless a failed attempt makes it wait at `now`. */
  check(now: number): Promise<void> {
    // A clock that was set back must not make the wait longer.
    const isPatient = now >= this.#failedAt && now < this.#failedAt + this.#wait
    const isDue = !isPatient && (this.#failures > 0 || this.#seen !== this.#options.store.version)
    if (!isDue || this.#isClosed) return this.#running ?? Promise.resolve()
    this.#running ??= this.#mailAll(now).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  close() {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  async #mailAll(now: number) {
    const { store, isLeader } = this.#options
    if (isLeader && !(await isLeader())) return
    this.#seen = store.version
    try {
      for (const topic of MAILING_TOPICS) await this.#mailTopic(topic, now)
      this.#failures = 0
      this.#wait = 0
    } catch (error) {
      if (this.#failures === 0) console.warn(`A mail to the operator has to wait (${codeOf(error)}); it is tried again.`)
      this.#failedAt = now
      this.#wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)
      this.#failures++
    }
  }

  async #mailTopic(topic: MailingTopic, now: number) {
    const { store, send, siteUrl } = this.#options
    while (!this.#isClosed) {
      const due = await store.read((shop) => nextMail(shop, topic, { after: this.#done.get(topic) ?? 0, now, siteUrl }))
      if (!due) return
      if (due.tooOld > 0) console.warn(`Gave up ${due.tooOld} mails to the operator after three days.`)
      if (due.mail) await send({ ...due.mail, id: `${topic}-${due.id}` }).catch(unlessRefused)
      this.#done.set(topic, due.id)
      await store.update((shop) => shop.mailings.put({ topic, lastId: due.id }))
    }
  }
}

/** Gives up a mail whose content is refused for good, since it would block the others. */
function unlessRefused(error: unknown) {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  if (responseCode < 500 || command !== 'DATA') throw error
  console.warn(`Gave up a mail to the operator: the mail server refuses it (${responseCode}).`)
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
