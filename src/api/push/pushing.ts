import type { PushMessage } from '~/domain/notifications/order-push'
import type { PushSubscription } from '~/domain/notifications/push-schema'
import { Outbox, type OutboxOptions } from '../mail/outbox'
import { beginPush, type DuePush, duePushes, endPush, type PushOutcome } from './due-pushes'

/** Devices that are told at once. */
const MAX_AT_ONCE = 16
/** Of these, devices that failed last or were never told: they may be slow, and hold up no other. */
const MAX_UNPROVEN_AT_ONCE = 8

/** Sends a message to a device. Never throws. */
export type SendPush = (device: PushSubscription, push: PushMessage) => Promise<PushOutcome>

interface Options extends OutboxOptions {
  send: SendPush
}

/** Tells the operators' browsers of orders. The outbox is the orders after the last that a browser was told of. */
export class Pushing extends Outbox {
  readonly #options: Options
  readonly #busy = new Map<string, Promise<void>>()
  #unproven = 0
  #outcomes: { due: DuePush; outcome: PushOutcome }[] = []

  constructor(options: Options) {
    super(options)
    this.#options = options
  }

  protected async tell(now: number) {
    const { store } = this.#options
    await this.#note(now)
    const room = { all: MAX_AT_ONCE - this.#busy.size, unproven: MAX_UNPROVEN_AT_ONCE - this.#unproven }
    const { due, isWaiting } = await store.read((shop) => duePushes(shop, { now, busy: this.#busy, room }))
    if (due.length === 0 || !(await this.leads())) return isWaiting
    await store.update((shop) => {
      for (const each of due) beginPush(shop, each)
    })
    for (const { device, push, ...each } of due)
      if (push) this.#busy.set(device.endpointHash, this.#send({ ...each, device, push }, now))
    return isWaiting
  }

  protected said(error: unknown) {
    return `A notice of an order has to wait (${(error as Error).name}); it is tried again.`
  }

  /** Resolves once nothing is on its way any more. */
  async settled() {
    await Promise.all(this.#busy.values())
  }

  async #send(due: DuePush & { push: PushMessage }, now: number) {
    const { device, push } = due
    const isUnproven = device.failures > 0 || device.waitsUntil === null
    if (isUnproven) this.#unproven++
    const outcome = await this.#options.send(device, push)
    if (isUnproven) this.#unproven--
    this.#outcomes.push({ due, outcome })
    await this.#note(now).catch(() => {})
  }

  /** Until the store takes how it went, a device counts as being told. */
  async #note(now: number) {
    const outcomes = this.#outcomes.splice(0)
    if (outcomes.length === 0) return
    try {
      await this.#options.store.update((shop) => {
        for (const { due, outcome } of outcomes) endPush(shop, due, outcome, now)
      })
    } catch (error) {
      this.#outcomes.push(...outcomes)
      throw error
    }
    for (const { due } of outcomes) this.#busy.delete(due.device.endpointHash)
  }
}
