import type { districts as districtsInEnglish } from '../en/districts'
import type { Shape } from '../shape'

export const districts: Shape<typeof districtsInEnglish> = {
  Anantnag: 'اننت ناگ',
  Bandipora: 'بانڈی پورہ',
  Baramulla: 'بارہمولہ',
  Budgam: 'بڈگام',
  Ganderbal: 'گاندربل',
  Kulgam: 'کولگام',
  Kupwara: 'کپوارہ',
  Pulwama: 'پلوامہ',
  Shopian: 'شوپیان',
  Srinagar: 'سرینگر',
  Doda: 'ڈوڈہ',
  Jammu: 'جموں',
  Kathua: 'کٹھوعہ',
  Kishtwar: 'کشتواڑ',
  Poonch: 'پونچھ',
  Rajouri: 'راجوری',
  Ramban: 'رام بن',
  Reasi: 'ریاسی',
  Samba: 'سانبہ',
  Udhampur: 'ادھم پور',
  Kargil: 'کرگل',
  Leh: 'لیہ',
  Elsewhere: 'کہیں اور',
}
