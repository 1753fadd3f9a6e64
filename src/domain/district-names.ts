/** The stored names of the districts of the valley, Jammu and Ladakh. */
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

/** The option for people in other places. */
export const ELSEWHERE = 'Elsewhere'

export type DistrictChoice = District | typeof ELSEWHERE

/** The group of orders and visits without a district: none, unknown or elsewhere. */
export const NO_DISTRICT = 'Elsewhere or not known'
