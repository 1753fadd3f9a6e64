import * as z from 'zod/mini'
import { count, timestamp } from '../text'

/** Maximum devices per operator that receive push messages. */
export const MAX_PUSH_DEVICES = 100
const MAX_ENDPOINT = 1000

const BROKEN = 'This is not the subscription of a browser. Please turn it on again.'
/** Base64url of a P-256 point and of 16 bytes. */
const [POINT, SECRET] = [/^B[\w-]{86}$/, /^[\w-]{22}$/]

const letters = (form: RegExp) => z.string(BROKEN).check(z.regex(form, BROKEN))

/** The result of `PushSubscription.toJSON()`. */
export const newPushSubscription = z.object({
  endpoint: z.string(BROKEN).check(z.minLength(1, BROKEN), z.maxLength(MAX_ENDPOINT, BROKEN)),
  keys: z.object({ p256dh: letters(POINT), auth: letters(SECRET) }, BROKEN),
})

/** A device that receives push messages about orders, and its progress. */
export const pushSubscription = z.object({
  endpointHash: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  username: z.string(),
  /** The browser's device cookie. Forgetting the device also ends the subscription. */
  deviceHash: z.nullable(z.string()),
  name: z.string(),
  createdAt: timestamp,
  /** The last order that was sent. */
  lastOrderId: count,
  /** The last order of an unfinished message, which is retried with the same tag. */
  begunOrderId: z.nullable(count),
  /** The last alarm notification that was sent. */
  lastAlarmId: z._default(count, 0),
  /** The next retry is not before this; null if nothing failed. */
  waitsUntil: z.nullable(timestamp),
  failures: count,
  failingSince: z.nullable(timestamp),
  /** Failed for a week and is no longer retried. */
  isGivenUp: z.boolean(),
})

/** The view for its operator. `failingSince` is set only if it was given up. */
export const pushDevice = z.extend(z.pick(pushSubscription, { name: true, createdAt: true }), {
  id: z.string(),
  failingSince: z.nullable(timestamp),
})

export const pushDevices = z.object({
  /** The server's public key, for the browser's subscription. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
  /** Whether any device or mail notifies of orders. */
  isNotified: z.boolean(),
})

export type PushDevice = z.infer<typeof pushDevice>
export type PushDevices = z.infer<typeof pushDevices>
export type NewPushSubscription = z.infer<typeof newPushSubscription>
export type PushSubscription = z.infer<typeof pushSubscription>
