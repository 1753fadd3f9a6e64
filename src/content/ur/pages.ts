import type { pages as english } from '../en/pages'
import type { PageFigures } from '../page-figures'
import type { Shape } from '../shape'

export const pages = ({ fact, bag, answerHours, milestones }: PageFigures): Shape<ReturnType<typeof english>> => ({
  '/': {
    title: 'کشمیر میں بنی ٹراؤٹ کی خوراک',
    description:
      'جموں و کشمیر میں بنی ٹراؤٹ کی خوراک، ہر مرحلے کے لیے، بچہ مچھلی سے بروڈ تک: قیمت دیکھیں، خوراک کا حساب لگائیں، آرڈر کریں۔',
  },
  '/about': {
    title: 'ہماری فیڈ مل کے بارے میں',
    description: `${fact('name')} کشمیر میں ٹراؤٹ کی خوراک کیسے بناتی ہے: ${milestones.start} سے ہماری کہانی، ہمارا کام، اور ہر بوری میں کیا ہونا چاہیے۔`,
  },
  '/products': {
    title: 'ٹراؤٹ کی تین خوراکیں',
    description:
      'ارلی، سمال اور اسٹاک خوراک ساتھ ساتھ: مچھلی کا وزن، دانہ، پروٹین، چکنائی، ریشہ، نمی اور توانائی، اور خوراک کا حساب۔',
  },
  '/shop': {
    title: 'ٹراؤٹ کی خوراک خریدیں',
    description: `ہر مرحلے کی ٹراؤٹ خوراک، ${bag} کی بوری میں: قیمت، موجود مال اور تفصیل۔ فون سے آرڈر کریں؛ بھیجنے سے پہلے ہم آپ کو فون کرتے ہیں۔`,
  },
  '/feeding-guide': {
    title: 'ٹراؤٹ کو کھلانے کی رہنمائی',
    description:
      'ٹراؤٹ کو روز کتنا کھلائیں: وزن، مرحلے اور پانی کے درجۂ حرارت کے حساب سے۔ کیلکولیٹر، وقت، پانی، اور مچھلی کھانا چھوڑ دے تو کیا کریں۔',
  },
  '/team': {
    title: 'خوراک کا جواب دہ کون ہے',
    description: 'آپ کی ٹراؤٹ خوراک کے فارمولے، مل، جانچ اور پہنچانے کا جواب دہ کون ہے، اور کون سی بات کس شعبے سے پوچھیں۔',
  },
  '/contact': {
    title: 'رابطہ اور قیمت',
    description: `${fact('name')} کا فون، واٹس ایپ، ای میل اور پتہ۔ جواب ${answerHours} گھنٹے کے اندر، ${fact('hours')}۔ کوٹیشن کم سے کم ${fact('minimumOrder')} پر۔`,
  },
})
