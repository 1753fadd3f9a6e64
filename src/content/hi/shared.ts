import type {
  bell as bellInEnglish,
  forms as formsInEnglish,
  stockBadges as stockBadgesInEnglish,
  toasts as toastsInEnglish,
} from '../en/shared'
import type { Shape } from '../shape'

export const bell: Shape<typeof bellInEnglish> = {
  title: 'सूचनाएँ',
  unread: (count: string) => `सूचनाएँ, ${count} नई`,
  fetching: 'सूचनाएँ लाई जा रही हैं…',
  none: 'अभी कोई सूचना नहीं है।',
  newest: (shown: string, all: string) => `${all} में से सबसे नई ${shown}।`,
  markAll: 'सब पढ़ ली हैं',
  mark: 'पढ़ ली है',
  allFailed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  expected: (day: string) => `${day} को पहुँचने की उम्मीद है।`,
  driver: 'ड्राइवर को फ़ोन करें',
  placed: { title: 'आपका ऑर्डर मिल गया', text: (what: string) => `${what}। पक्का करने के लिए हम आपको फ़ोन करेंगे।` },
  further: {
    'cancel-asked': 'आपने ऑर्डर रद्द करने को कहा है',
    confirmed: 'आपका ऑर्डर पक्का हो गया',
    shipped: 'आपका चारा रास्ते में है',
    delivered: 'आपका चारा पहुँच गया',
    cancelled: 'आपका ऑर्डर रद्द हो गया',
  },
}

export const forms: Shape<typeof formsInEnglish> = {
  optional: '(ज़रूरी नहीं)',
  keepUntil: {
    signal: 'रख लें, सिग्नल आने पर भेजें',
    shop: 'रख लें, बाद में भेजें',
  },
  draft: {
    order: (when: string) => `आपने ${when} एक ऑर्डर भरना शुरू किया था।`,
    message: (when: string) => `आपने ${when} एक संदेश लिखना शुरू किया था।`,
    today: (time: string) => `आज ${time}`,
    yesterday: (time: string) => `कल ${time}`,
  },
  retry: 'फिर से कोशिश करें',
  close: 'बंद करें',
}

export const stockBadges: Shape<typeof stockBadgesInEnglish> = {
  'Out of Stock': 'स्टॉक में नहीं',
  'Low Stock': 'थोड़ा बचा है',
  'In Stock': 'स्टॉक में है',
}

export const toasts: Shape<typeof toastsInEnglish> = {
  label: (key: string) => `सूचनाएँ (${key})`,
  reach: (action: string, key: string) => `${action}: इस सूचना तक जाने के लिए ${key} दबाएँ`,
  dismiss: 'हटाएँ',
}
