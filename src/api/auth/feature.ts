import * as z from 'zod/mini'
import { securityEvent, storedSecurityEvent } from '~/domain/account/security-events-schema'
import { atLeastOne, timestamp } from '~/domain/text'
import { defineFeature } from '../feature'
import { bookkeeper } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { removeOldAttempts } from './login-throttle'
import { listSecurityEvents } from './security-events'

const hash = z.string()

/**
 * A signed-in browser; only the hash of its token is stored. Its use is noted once an hour. `hasProvedCode` tells whether the
 * second factor was proved; sessions of older versions lack it, which counts as no.
 */
const storedSession = z.object({
  tokenHash: hash,
  username: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.optional(timestamp),
  hasProvedCode: z._default(z.boolean(), false),
})

/** A browser and the last operator who signed in there; devices of older versions belong to the owner. */
const device = z.object({ tokenHash: hash, createdAt: timestamp, username: z._default(z.nullable(z.string()), null) })

/** Consecutive failed attempts per user name (known or not), address or device; `nameHash` is the hash of that. */
const signInAttempt = z.object({ nameHash: hash, failures: atLeastOne, lastFailureAt: timestamp })

/** A secret of the shop, such as the key of its order links; `value` is base64url. */
const shopKey = z.object({ name: z.string(), value: z.string() })

const tables = {
  sessions: table(storedSession, 'tokenHash', { username: (row) => row.username }),
  devices: table(device, 'tokenHash', { username: (row) => row.username }),
  signInAttempts: table(signInAttempt, 'nameHash', {}),
  securityEvents: table(storedSecurityEvent, 'id', {}),
  shopKeys: table(shopKey, 'name', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const authFeature = defineFeature({
  tables,
  erased: {
    sessions: undefined,
    devices: undefined,
    signInAttempts: undefined,
    securityEvents: undefined,
    shopKeys: undefined,
  },
  audited: {
    sessions: undefined,
    devices: undefined,
    signInAttempts: undefined,
    securityEvents: undefined,
    shopKeys: undefined,
  },
  calls: {
    '/security-events': { GET: bookkeeper(listSecurityEvents).answers(z.array(securityEvent)) },
  },
  jobs: [removeOldAttempts],
})
