import { dates } from '~/content/en/dates'
import { bell, forms, stockBadges, toasts } from '~/content/en/shared'
import { setMessages } from '~/content/messages'

const partFailed = 'This part of the page cannot be loaded just now. Please try again.'

// The back office is English, so its scripts contain the messages of shared parts.
if (!import.meta.env.SSR) setMessages('en', { bell, dates, forms, partFailed, stockBadges, toasts })
