import * as z from 'zod/mini'
import { count } from '../text'

export const MAILING_TOPICS = ['orders', 'contacts', 'notifications', 'securityEvents'] as const

/** The progress of mails to the operator, per topic: the last row that was handled. */
export const mailing = z.object({ topic: z.enum(MAILING_TOPICS), lastId: count })

export type MailingTopic = (typeof MAILING_TOPICS)[number]
