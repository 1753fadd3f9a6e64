import type { PushMessage } from '~/domain/notifications/order-push'
import type { PushSubscription } from '~/domain/notifications/push-schema'
import { Outbox, type OutboxOptions } from '../mail/outbox'
import { beginPush, type DuePush, duePushes, endPush, type PushOutcome } from './due-pushes'

type Keys = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>

/** Sends a message to a device. Never throws. */
export type SendPush<Push = PushMessage> = (device: Keys, push: Push) => Promise<PushOutcome>

/** A message whose text the device has. */
export type PushWithoutText = Pick<PushMessage, 'tag'>

/** Sends push messages about orders. The outbox of a device is the orders after the last one sent. */
export class Pushing extends Outbox<OutboxOptions & { send: SendPush }> {
  /** Devices with a message in progress, until its result is stored. */
  readonly #busy = new Map<string, Promise<void>>()
  readonly #outcomes = new Map<DuePush, PushOutcome>()
  protected readonly what = 'A notice on a device'

  protected async tell(now: number) {
    const { store } = this.options
    await this.#note(now)
    const { due, isWaiting } = await store.read((shop) => duePushes(shop, now, this.#busy))
    if (due.length === 0) return isWaiting
    await store.update((shop) => {
      for (const each of due) beginPush(shop, each)
    })
    for (const each of due) if (each.push) this.#busy.set(each.device.endpointHash, this.#send(each, each.push, now))
    return isWaiting
  }

  /** Resolves once no message is in progress. */
  async settled() {
    await Promise.all(this.#busy.values())
  }

  async #send(due: DuePush, push: PushMessage, now: number) {
    const outcome = await this.options.send(due.device, push)
    this.#outcomes.set(due, outcome)
    await this.#note(now).catch(() => {})
  }

  async #note(now: number) {
    const outcomes = [...this.#outcomes]
    if (outcomes.length === 0) return
    await this.options.store.update((shop) => {
      for (const [due, outcome] of outcomes) endPush(shop, due, outcome, now)
    })
    for (const [due] of outcomes) if (this.#outcomes.delete(due)) this.#busy.delete(due.device.endpointHash)
  }
}
