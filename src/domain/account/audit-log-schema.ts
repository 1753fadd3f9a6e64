import * as z from 'zod/mini'
import { auditedRows } from '~/routes'
import { isDay } from '../dates'
import { pageQuery } from '../list-pages-schema'
import { signedMoney } from '../money-schema'
import { pageOfRows } from '../paging-schema'
import { atLeastOne, id, optionalLine, timestamp } from '../text'

const AUDITED_NOUNS = Object.keys(auditedRows) as (keyof typeof auditedRows)[]
const AUDITED_ACTIONS = ['added', 'edited', 'deleted', 'restored'] as const

/** A field that an edit changed. Both values are null for personal or secret fields. */
const auditedField = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/**
 * A change of one row, or of `count` rows at once; then `rowId` is null and `label` lists their numbers.
 * `username` is null for a command on the server.
 */
export const auditEntry = z.object({
  id,
  at: timestamp,
  username: z.nullable(z.string()),
  name: z.string(),
  noun: z.enum(AUDITED_NOUNS),
  action: z.enum(AUDITED_ACTIONS),
  rowId: z.nullable(z.string()),
  label: z.string(),
  count: atLeastOne,
  fields: z.array(auditedField),
})

const day = z._default(z.string().check(z.refine((text) => text === '' || isDay(text), 'Please give a day as 2026-11-30.')), '')

/** Query parameters that filter the audit log. An empty text sets no limit; days are Indian. */
export const auditLogQuery = z
  .extend(pageQuery, {
    operator: z._default(optionalLine(100), ''),
    noun: z._default(z.enum(['', ...AUDITED_NOUNS], `Please choose one of ${AUDITED_NOUNS.join(', ')}.`), ''),
    from: day,
    to: day,
  })
  .check(
    z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
      error: 'The first day cannot be after the last one.',
      path: ['to'],
    }),
  )

/** An audit entry as listed; an entry of the ledger also has its amount and customer. */
const listedAuditEntry = z.extend(auditEntry, {
  money: z.optional(z.object({ amount: signedMoney, customerId: id, customerName: z.string() })),
})

export const auditLogPage = z.extend(pageOfRows(listedAuditEntry), {
  operators: z.array(z.object({ username: z.nullable(z.string()), name: z.string() })),
})

export type AuditEntry = z.infer<typeof auditEntry>
export type AuditedField = z.infer<typeof auditedField>
export type AuditedNoun = (typeof AUDITED_NOUNS)[number]

export type ListedAuditEntry = z.infer<typeof listedAuditEntry>
export type AuditLogPage = z.infer<typeof auditLogPage>
