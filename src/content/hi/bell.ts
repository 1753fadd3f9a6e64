import type { bell as english } from '../en/bell'
import type { Shape } from '../shape'

export const bell: Shape<typeof english> = {
  title: 'सूचनाएँ',
  unread: (count: string) => `सूचनाएँ, ${count} नई`,
  none: 'अभी कोई सूचना नहीं है।',
  newest: (shown: string, all: string) => `${all} में से सबसे नई ${shown}।`,
  markAll: 'सब पढ़ ली हैं',
  mark: 'पढ़ ली है',
  allFailed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  placed: { title: 'आपका ऑर्डर मिल गया', text: (what: string) => `${what}। पक्का करने के लिए हम आपको फ़ोन करेंगे।` },
}
