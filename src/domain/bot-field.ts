import { sentence } from './sentences'

/** The name of the field that people never see and programs fill in; like none that a browser fills by itself. */
export const BOT_FIELD = 'remark'

/** Said instead of a false success: should a person's browser have filled the field, nothing they sent is lost. */
export const BOT_SENTENCE = sentence('bot')
