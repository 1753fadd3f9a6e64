import type { frame as english } from '../en/frame'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const frame = ({ value, values, notFound }: PageParams): Shape<ReturnType<typeof english>> => ({
  skip: 'متن پر جائیں',
  main: 'اہم صفحے',
  menu: 'مینو',
  close: 'بند کریں',
  social: { email: 'ای میل', phone: 'فون' },
  quick: { label: 'دکان اور رابطہ', shop: 'دکان', call: 'فون کریں', whatsapp: 'واٹس ایپ' },
  unreviewed: { text: 'یہ ترجمہ ابھی کسی اہلِ زبان نے نہیں جانچا۔', link: 'انگریزی صفحہ' },
  footer: {
    quickLinks: 'صفحے',
    resources: 'کام کی چیزیں',
    calculator: 'خوراک کا حساب',
    specifications: 'خوراک میں کیا ہے',
    quality: 'معیار کی ضمانت',
    catalogue: 'خوراک کی فہرست',
    support: 'واٹس ایپ پر مدد',
    contact: 'رابطہ',
    whatsapp: `واٹس ایپ ${value('whatsapp')}`,
    gst: `GST ${value('gst')}`,
    pan: `PAN ${value('pan')}`,
    rights: `© ${values.since} ${value('name')}۔ جملہ حقوق محفوظ ہیں۔`,
  },
  failed: 'ہماری طرف کچھ خرابی ہوئی۔ تھوڑی دیر بعد دوبارہ کوشش کریں، یا واٹس ایپ پر لکھیں۔',
  closed: 'دکان تھوڑی دیر کے لیے بند ہے۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  notFound: {
    title: `${notFound} صفحہ نہیں ملا`,
    text: 'اس پتے پر کوئی صفحہ نہیں ہے۔ شاید پتہ بدل گیا ہے، یا لکھنے میں غلطی ہوئی ہے۔',
  },
  tooOften: {
    title: 'ابھی بہت بار',
    text: 'یہ صفحہ بہت بار کھولا یا بھیجا گیا ہے۔ کچھ دیر ٹھہر کر دوبارہ کوشش کریں۔',
    later: 'فون نمبر کے آخری ہندسے بہت بار غلط لکھے گئے ہیں۔ کل دوبارہ کوشش کریں، یا ہمیں فون کریں۔',
    back: 'پیچھے جانے پر آپ کا لکھا ہوا وہیں ملے گا۔',
  },
})
