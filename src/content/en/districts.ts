import type { DistrictChoice } from '~/domain/district-names'

/** The districts as people read them, and the choice of whoever lives in none of them. */
export const districts: Record<DistrictChoice, string> = {
  Anantnag: 'Anantnag',
  Bandipora: 'Bandipora',
  Baramulla: 'Baramulla',
  Budgam: 'Budgam',
  Ganderbal: 'Ganderbal',
  Kulgam: 'Kulgam',
  Kupwara: 'Kupwara',
  Pulwama: 'Pulwama',
  Shopian: 'Shopian',
  Srinagar: 'Srinagar',
  Doda: 'Doda',
  Jammu: 'Jammu',
  Kathua: 'Kathua',
  Kishtwar: 'Kishtwar',
  Poonch: 'Poonch',
  Rajouri: 'Rajouri',
  Ramban: 'Ramban',
  Reasi: 'Reasi',
  Samba: 'Samba',
  Udhampur: 'Udhampur',
  Kargil: 'Kargil',
  Leh: 'Leh',
  Elsewhere: 'Elsewhere',
}
