import type { pictures as english } from '../en/pictures'
import type { Shape } from '../shape'

export const pictures: Shape<typeof english> = {
  stream: 'صاف ندی میں ٹراؤٹ، اوپر سے',
  trout: 'رینبو ٹراؤٹ، پہلو سے',
  valley: 'برف پوش چوٹی کے نیچے دیوداروں کے بیچ ندی، ڈرائنگ',
  mill: 'فیڈ مل: دو سائلو، ایلیویٹر، تختے پر بوریاں اور لدا ہوا ٹرک',
  weighing: 'کمانی والے ترازو سے لٹکتا ٹراؤٹ کا جال',
  raceway: 'پہاڑی کے نیچے تین ریس وے؛ ایک آدمی ٹراؤٹ کو خوراک ڈال رہا ہے',
}
