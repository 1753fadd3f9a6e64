import { isLowStockWarning } from '~/api/notifications'
import type { Shop, ShopReader, Store } from '~/api/store/store'
import { contactMail, lowStockMail, type OperatorMail, orderMail, securityMail } from '~/formats/operator-mail'
import type { Contact } from '~/schemas/contacts'
import { MAILING_TOPICS, type MailingTopic } from '~/schemas/mailings'
import type { SettingKey } from '~/schemas/settings'
import { email } from '~/schemas/text'
import { site } from '~/site'
import type { Send } from './mail-server'

const SECOND = 1000
const LOOK_EVERY = SECOND
const FIRST_WAIT = 5 * SECOND
const LONGEST_WAIT = 3600 * SECOND
const GIVE_UP_AFTER = 3 * 24 * 3600 * SECOND
/** Of a flood, the newest are mailed. */
const MOST_WAITING = 1000

const ORDER_FLOW_TAKES = 120 * SECOND
const LOOKED_BACK = 50

interface Options {
  store: Store
  send: Send
  /** Where the links of a mail lead. */
  siteUrl: string
  /** Whether this process mails, where several have the shop open. */
  isOurs?: () => Promise<boolean>
}

interface Due {
  topic: MailingTopic
  id: number
  /** Undefined where all up to `id` need no mail. */
  mail: (OperatorMail & { to: string; fromName: string }) | undefined
  /** How many were given up on the way there. */
  tooOld: number
}

/**
 * Mails the operator about each order, enquiry, low stock and change of the door. The outbox is the store's own rows behind the last one mailed:
 * what was accepted is mailed, what was refused never is, and a request waits for none of it.
 */
export class Mailing {
  readonly #options: Options
  /** The last one that was handed over, also where the store could not note it. */
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

  /** Begins behind what the shop holds now where it has never mailed, and looks every second for more. */
  async begin() {
    const { store } = this.#options
    if (await store.read(isNew)) await store.update(skipUnknown)
    this.#timer = setInterval(() => this.look(Date.now()), LOOK_EVERY).unref()
  }

  /** Mails what is waiting, unless the mail server has asked for patience until a time after `now`. */
  look(now: number): Promise<void> {
    // A clock that was set back makes no longer wait.
    const isPatient = now >= this.#failedAt && now < this.#failedAt + this.#wait
    const isDue = !isPatient && (this.#failures > 0 || this.#seen !== this.#options.store.version)
    if (!isDue || this.#isClosed) return this.#running ?? Promise.resolve()
    this.#running ??= this.#mailAll(now).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Stops; a mail under way may be sent once more by the next start. */
  close() {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  async #mailAll(now: number) {
    const { store, isOurs } = this.#options
    if (isOurs && !(await isOurs())) return
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

/** Notes that nothing which the shop holds now is to be mailed. */
export function skipMails(shop: Shop) {
  for (const topic of MAILING_TOPICS) shop.mailings.put({ topic, lastId: lastIdOf(shop, topic) })
}

/** A topic that is new to this shop begins behind what it holds; the others go on. */
function skipUnknown(shop: Shop) {
  for (const topic of MAILING_TOPICS) {
    if (!shop.mailings.get(topic)) shop.mailings.put({ topic, lastId: lastIdOf(shop, topic) })
  }
}

const SWITCHED: Partial<Record<SettingKey, readonly MailingTopic[]>> = {
  email_notifications: ['orders', 'contacts', 'notifications'],
  order_notifications: ['orders'],
}

/** Notes, as a switch is turned on, that what came while it was off is not to be mailed. */
export function skipMailsFromBefore(shop: Shop, switched: SettingKey) {
  for (const topic of SWITCHED[switched] ?? []) {
    if (shop.mailings.get(topic)) shop.mailings.put({ topic, lastId: lastIdOf(shop, topic) })
  }
}

const isNew = (shop: ShopReader) => MAILING_TOPICS.some((topic) => !shop.mailings.get(topic))

const lastIdOf = (shop: ShopReader, topic: MailingTopic) => shop.lastIds.get(topic)?.last ?? 0

/** The next mail of a topic, or the way to its end where none of the rest is to be mailed; undefined at the end. */
function nextMail(
  shop: ShopReader,
  topic: MailingTopic,
  { after, now, siteUrl }: { after: number; now: number; siteUrl: string },
): Due | undefined {
  const last = lastIdOf(shop, topic)
  const noted = shop.mailings.get(topic)?.lastId ?? 0
  if (noted >= last) return undefined
  const from = Math.max(after, noted, last - MOST_WAITING)
  const setting = (key: 'admin_email' | 'site_name') => shop.settings.get(key)?.value.trim() ?? ''
  let tooOld = 0
  for (let id = from + 1; id <= last; id++) {
    const row = shop[topic].get(id)
    const mail = row && mailAbout(shop, topic, id, siteUrl)
    const to = (row && 'mailTo' in row && row.mailTo) || setting('admin_email')
    if (!mail || !email.safeParse(to).success) continue
    if (now - Date.parse(row.createdAt) > GIVE_UP_AFTER) tooOld++
    else return { topic, id, mail: { ...mail, to, fromName: setting('site_name') || site.name }, tooOld }
  }
  return { topic, id: last, mail: undefined, tooOld }
}

function mailAbout(shop: ShopReader, topic: MailingTopic, id: number, siteUrl: string): OperatorMail | undefined {
  const isOn = (key: 'email_notifications' | 'order_notifications') => shop.settings.get(key)?.value === 'true'
  const securityEvent = topic === 'securityEvents' ? shop.securityEvents.get(id) : undefined
  // No switch keeps these back: who takes the door over would turn it off first.
  if (securityEvent) return securityMail(securityEvent, siteUrl)
  if (!isOn('email_notifications')) return undefined
  const [order, contact, notification] = [shop.orders.get(id), shop.contacts.get(id), shop.notifications.get(id)]
  if (topic === 'orders') return order && isOn('order_notifications') ? orderMail(order, siteUrl) : undefined
  if (topic === 'contacts') return contact && !goesWithOrder(shop, contact) ? contactMail(contact, siteUrl) : undefined
  return notification && isLowStockWarning(notification) ? lowStockMail(notification, siteUrl) : undefined
}

/** Whether an enquiry is the second call of the order flow, whose first has a mail of its own. */
function goesWithOrder(shop: ShopReader, { subject, email: sender, createdAt }: Contact): boolean {
  if (!subject.startsWith('New Order: ')) return false
  const at = Date.parse(createdAt)
  const last = lastIdOf(shop, 'orders')
  const orders = Array.from({ length: LOOKED_BACK }, (_, back) => shop.orders.get(last - back))
  return orders.some((order) => {
    const before = at - Date.parse(order?.createdAt ?? '')
    return order?.customerEmail === sender && before >= 0 && before <= ORDER_FLOW_TAKES
  })
}

/** A mail whose words the mail server refuses for good is let go: it would hold up all behind it. */
function unlessRefused(error: unknown) {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  if (responseCode < 500 || command !== 'DATA') throw error
  console.warn(`Gave up a mail to the operator: the mail server refuses it (${responseCode}).`)
}

/** What went wrong in one word: the message of a mail server may hold addresses. */
const codeOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
