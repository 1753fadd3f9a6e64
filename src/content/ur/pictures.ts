import type { pictures as english } from '../en/pictures'
import type { Shape } from '../shape'

export const pictures: Shape<typeof english> = {
  stream: 'صاف ندی میں ٹراؤٹ، اوپر سے',
  trout: 'رینبو ٹراؤٹ، پہلو سے',
  valley: 'برف پوش چوٹی کے نیچے دیوداروں کے بیچ ندی، بنائی ہوئی تصویر',
  mill: 'شام کے وقت فیڈ مل اور اس کے ریمپ پر ٹرک، بنائی ہوئی تصویر',
  balance: 'ڈائل والے ترازو پر جال میں ٹراؤٹ، بنائی ہوئی تصویر',
  raceway: 'پتھر کے تین ریس وے اور بالٹی لیے ایک کسان، بنائی ہوئی تصویر',
}
