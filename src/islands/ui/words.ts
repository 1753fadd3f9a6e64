import { bell } from '~/content/en/bell'
import { dates } from '~/content/en/dates'
import { forms } from '~/content/en/forms'
import { stockBadges } from '~/content/en/stock-badges'
import { toasts } from '~/content/en/toasts'
import { setMessages } from '~/content/messages'

// The back office is English: its screens carry the words of the parts that they share with public pages.
if (!import.meta.env.SSR) setMessages('en', { bell, dates, forms, stockBadges, toasts })
