/** The districts as they are kept: those of the valley, of Jammu and of Ladakh. */
export const DISTRICTS = [
  'Anantnag',
  'Bandipora',
  'Baramulla',
  'Budgam',
  'Ganderbal',
  'Kulgam',
  'Kupwara',
  'Pulwama',
  'Shopian',
  'Srinagar',
  'Doda',
  'Jammu',
  'Kathua',
  'Kishtwar',
  'Poonch',
  'Rajouri',
  'Ramban',
  'Reasi',
  'Samba',
  'Udhampur',
  'Kargil',
  'Leh',
] as const

export type District = (typeof DISTRICTS)[number]

/** The choice of whoever lives in none of them. */
export const ELSEWHERE = 'Elsewhere'

export type DistrictChoice = District | typeof ELSEWHERE

/** What stands for orders and visits of no district: none is named, or it is unknown or elsewhere. */
export const NO_DISTRICT = 'Elsewhere or not known'
