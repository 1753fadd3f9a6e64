import type { Language } from '~/languages'
import { hasOwn } from '../own-keys'

type FirmKind = 'proprietorship' | 'partnership' | 'llp' | 'company' | 'cooperative'

/** The name of each legal form, by its stored value. */
export const FIRM_KINDS: Record<Language, Record<FirmKind, string>> = {
  en: {
    proprietorship: 'Proprietorship',
    partnership: 'Partnership firm',
    llp: 'Limited liability partnership',
    company: 'Company',
    cooperative: 'Cooperative society',
  },
  ur: {
    proprietorship: 'ایک مالک کا کاروبار',
    partnership: 'شراکت داری',
    llp: 'محدود ذمہ داری کی شراکت داری (LLP)',
    company: 'کمپنی',
    cooperative: 'امدادِ باہمی کی سوسائٹی',
  },
  hi: {
    proprietorship: 'एक मालिक का कारोबार',
    partnership: 'साझेदारी फ़र्म',
    llp: 'सीमित दायित्व साझेदारी (LLP)',
    company: 'कंपनी',
    cooperative: 'सहकारी समिति',
  },
}

export const isFirmKind = (text: string): text is FirmKind => hasOwn(FIRM_KINDS.en, text)
