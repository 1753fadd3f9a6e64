import type { Environment } from '../../startup/environment'
import type { DailyBackups } from '../files/daily-backups'
import { noteFailure, noteSuccess, readNote } from '../files/notes'
import { readNumbers } from '../files/numbers-file'
import { ShopFolder } from '../files/shop-folder'
import { openFarSide } from './encrypted'
import { type Manifest, sendCopy } from './far-copies'
import type { FarSide } from './far-side'
import { readState, Shipping, takePlace } from './shipping'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The nightly backup sends a copy. After this time without one, the server sends it. */
const COPY_WITHIN = 26 * HOUR
/** A mounted disk may hang forever; after this time no more requests are made, and it is logged. */
const ANSWER_WITHIN = 5 * MINUTE

/** Makes and sends a backup, and writes a note about the result. */
export async function sendBackup(path: string, far: FarSide, make: () => Promise<string>): Promise<Manifest> {
  const folder = new ShopFolder(path)
  try {
    await takePlace(folder, far)
    const before = await readState(folder)
    // Acknowledged before the backup begins, and so included.
    const sequence = readNumbers(folder.acknowledged)?.[0] ?? 0
    const file = await make()
    const isSame = before?.generation === (await readState(folder))?.generation
    const { at: erasedAt = 0 } = await readNote(folder.lastErasure)
    const about = { kind: 'shop', sequence, generation: isSame ? before?.generation : undefined } as const
    const sent = await sendCopy(far, file, about, { now: new Date(), erasedAt: new Date(erasedAt).getTime() })
    await noteSuccess(folder.lastFarCopy, { name: sent.name, bytes: sent.bytes })
    return sent
  } catch (error) {
    await noteFailure(folder.lastFarCopy, (error as Error).message)
    throw error
  }
}

/** Runs with the shop: sends new journal lines regularly, and a copy if the nightly one is missing. */
export class FarBackups {
  readonly #folder: ShopFolder
  readonly #far: FarSide
  readonly #shipping: Shipping
  readonly #backups: DailyBackups
  readonly #timers: NodeJS.Timeout[] = []
  #begunAt: number | undefined
  #isCopying = false
  #isFailing = false

  constructor(path: string, far: FarSide, backups: DailyBackups) {
    this.#folder = new ShopFolder(path)
    this.#far = far
    this.#shipping = new Shipping(path, far)
    this.#backups = backups
  }

  begin(milliseconds: number) {
    const ship = () => void this.#ship()
    const copy = () => void this.#copyIfDue(Date.now())
    const timers = [setInterval(ship, milliseconds), setTimeout(copy, 10 * MINUTE), setInterval(copy, HOUR)]
    this.#timers.push(...timers.map((timer) => timer.unref()))
    ship()
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #ship() {
    if (this.#begunAt !== undefined) {
      if (performance.now() - this.#begunAt > ANSWER_WITHIN) await this.#fail(new Error('The far side does not answer.'))
      return
    }
    this.#begunAt = performance.now()
    // Everything acknowledged by now is on the far side when this ends.
    const upTo = new Date()
    try {
      await this.#shipping.ship()
      await noteSuccess(this.#folder.lastShipped, {}, upTo)
      if (this.#isFailing) console.log('Changes of the shop reach the far side again.')
      this.#isFailing = false
    } catch (error) {
      await this.#fail(error as Error)
    } finally {
      this.#begunAt = undefined
    }
  }

  async #fail({ message }: Error) {
    if (!this.#isFailing)
      console.error(`Changes of the shop do not reach the far side (BACKUPS_URL), and are kept here: ${message}`)
    this.#isFailing = true
    await noteFailure(this.#folder.lastShipped, message).catch(() => {})
  }

  async #copyIfDue(now: number) {
    const { at = 0 } = await readNote(this.#folder.lastFarCopy)
    const age = now - new Date(at).getTime()
    if (this.#isCopying || (age >= 0 && age < COPY_WITHIN)) return
    this.#isCopying = true
    await sendBackup(this.#folder.path, this.#far, () => this.#backups.make(now))
      .catch(({ message }) => console.error(`No copy of the shop could be sent to the far side (BACKUPS_URL): ${message}`))
      .finally(() => {
        this.#isCopying = false
      })
  }
}

/** Starts sending to the configured far side; undefined if there is none. */
export function beginFarBackups(environment: Environment, backups: DailyBackups): FarBackups | undefined {
  const far = openFarSide(environment)
  if (!far) return undefined
  const backing = new FarBackups(environment.DATA_DIR, far, backups)
  backing.begin(environment.BACKUPS_EVERY * 1000)
  return backing
}
