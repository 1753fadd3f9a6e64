import type { districts as districtsInEnglish } from '../en/districts'
import type { Shape } from '../shape'

export const districts: Shape<typeof districtsInEnglish> = {
  Anantnag: 'अनंतनाग',
  Bandipora: 'बांदीपोरा',
  Baramulla: 'बारामूला',
  Budgam: 'बडगाम',
  Ganderbal: 'गांदरबल',
  Kulgam: 'कुलगाम',
  Kupwara: 'कुपवाड़ा',
  Pulwama: 'पुलवामा',
  Shopian: 'शोपियां',
  Srinagar: 'श्रीनगर',
  Doda: 'डोडा',
  Jammu: 'जम्मू',
  Kathua: 'कठुआ',
  Kishtwar: 'किश्तवाड़',
  Poonch: 'पुंछ',
  Rajouri: 'राजौरी',
  Ramban: 'रामबन',
  Reasi: 'रियासी',
  Samba: 'सांबा',
  Udhampur: 'उधमपुर',
  Kargil: 'कारगिल',
  Leh: 'लेह',
  Elsewhere: 'कहीं और',
}
