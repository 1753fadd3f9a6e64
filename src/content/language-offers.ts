import type { Language } from '~/languages'

interface Offer {
  read: string
  close: string
}

/** For each language, a line in it that offers a page in it. */
export const languageOffers: Record<Language, Offer> = {
  en: { read: 'Read this page in English', close: 'No, thank you' },
  ur: { read: 'یہ صفحہ اردو میں پڑھیں', close: 'نہیں، شکریہ' },
  hi: { read: 'यह पन्ना हिन्दी में पढ़ें', close: 'नहीं, धन्यवाद' },
}
