import * as z from 'zod/mini'
import { count, timestamp } from '../text'

/** Devices of one operator that are told of orders. */
export const MAX_PUSH_DEVICES = 100
const MAX_ENDPOINT = 1000

const BROKEN = 'This is not the subscription of a browser. Please turn it on again.'
/** Of a point of P-256 and of 16 bytes, in base64url. */
const [POINT, SECRET] = [/^B[\w-]{86}$/, /^[\w-]{22}$/]

const letters = (form: RegExp) => z.string(BROKEN).check(z.regex(form, BROKEN))

/** What `PushSubscription.toJSON()` gives. */
export const newPushSubscription = z.object({
  endpoint: z.string(BROKEN).check(z.minLength(1, BROKEN), z.maxLength(MAX_ENDPOINT, BROKEN)),
  keys: z.object({ p256dh: letters(POINT), auth: letters(SECRET) }, BROKEN),
})

/** A browser that its operator wants to be told of orders, and how far it has been told. */
export const pushSubscription = z.object({
  endpointHash: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  username: z.string(),
  /** The browser's device cookie: who forgets the device ends this. */
  deviceHash: z.nullable(z.string()),
  name: z.string(),
  createdAt: timestamp,
  /** The last order that it was told of. */
  lastOrderId: count,
  /** The last order of a message that was begun: it is repeated under the same name until it is taken. */
  begunOrderId: z.nullable(count),
  /** The last bell of an alarm that it was told of. */
  lastAlarmId: z._default(count, 0),
  /** Not tried before; null where it never was. */
  waitsUntil: z.nullable(timestamp),
  failures: count,
  failingSince: z.nullable(timestamp),
  /** Failed for a week: no longer tried. */
  isGivenUp: z.boolean(),
})

/** What its operator sees of it. `failingSince` is there for one that is given up alone. */
export const pushDevice = z.extend(z.pick(pushSubscription, { name: true, createdAt: true }), {
  id: z.string(),
  failingSince: z.nullable(timestamp),
})

export const pushDevices = z.object({
  /** The server's, for the browser to subscribe by. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
  /** Whether a device of anyone, or a mail, tells of orders. */
  isNotified: z.boolean(),
})

export type PushDevice = z.infer<typeof pushDevice>
export type PushDevices = z.infer<typeof pushDevices>
export type NewPushSubscription = z.infer<typeof newPushSubscription>
export type PushSubscription = z.infer<typeof pushSubscription>
