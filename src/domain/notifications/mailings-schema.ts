import * as z from 'zod/mini'
import { count } from '../text'

export const MAILING_TOPICS = ['orders', 'contacts', 'notifications', 'securityEvents'] as const

/** How far the mails to the operator have come: the last row of a table that needs none any more. */
export const mailing = z.object({ topic: z.enum(MAILING_TOPICS), lastId: count })

export type MailingTopic = (typeof MAILING_TOPICS)[number]
