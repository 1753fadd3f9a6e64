import { dates } from '~/content/en/dates'
import { bell, forms, stockBadges, toasts } from '~/content/en/shared'
import { setMessages } from '~/content/messages'

// The back office is English: its screens carry the words of the parts that they share with public pages.
if (!import.meta.env.SSR) setMessages('en', { bell, dates, forms, stockBadges, toasts })
