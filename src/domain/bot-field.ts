import { sentence } from './sentences'

/** The name of the honeypot field. People do not see it, and browsers do not autofill it. */
export const BOT_FIELD = 'remark'

/** Shown instead of a false success, so that a person whose browser filled the field loses nothing. */
export const BOT_SENTENCE = sentence('bot')
