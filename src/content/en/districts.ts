import type { DistrictChoice } from '~/domain/district-names'

/** The displayed district names, and the choice for people of no listed district. */
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
