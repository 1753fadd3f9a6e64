import type { pictures as english } from '../en/pictures'
import type { Shape } from '../shape'

export const pictures: Shape<typeof english> = {
  stream: 'صاف ندی میں ٹراؤٹ، اوپر سے',
  trout: 'رینبو ٹراؤٹ، پہلو سے',
  valley: 'برف پوش چوٹی کے نیچے دیوداروں کے بیچ ندی، ڈرائنگ',
  mill: 'شام کے وقت فیڈ مل اور اس کے ریمپ پر ٹرک، ڈرائنگ',
  balance: 'ڈائل والے ترازو پر جال میں ٹراؤٹ، ڈرائنگ',
  raceway: 'پتھر کے تین ریس وے اور بالٹی لیے ایک کسان، ڈرائنگ',
}
