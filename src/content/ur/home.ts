import type { gallery as galleryInEnglish, home as homeInEnglish } from '../en/home'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { asIs } from './isolated'
import { film } from './order-messages'

export const home = ({ pellet, rates }: PageParams): Shape<ReturnType<typeof homeInEnglish>> => ({
  hero: {
    headline: 'کشمیر کے فارموں کے لیے ٹراؤٹ کی خوراک (فیڈ)، بچہ مچھلی سے بروڈ تک',
    offer: (pellets: number, bags: string, price: string, bag: string) =>
      `${['', 'ایک', 'دو', 'تین', 'چار'][pellets] ?? pellets} سائز کے دانے، ${bags} کی بوری میں، قیمت ${price}${bag && ` (${bag})`} سے شروع۔`,
    order: 'موبائل سے آرڈر کریں؛ ہم فون کر کے آرڈر پکا کریں گے۔',
    products: 'خوراک دیکھیں',
    quote: 'قیمت پوچھیں',
    pause: film.pause,
  },
  highlights: {
    pellets: {
      title: 'ہر سائز کا اپنا دانہ',
      text: `بچہ مچھلی کے لیے ${pellet.early}، فنگرلنگ کے لیے ${pellet.small}، بڑھتی مچھلی اور بروڈ کے لیے ${pellet.stock}۔ زیادہ تر مچھلی اپنے دانے سے بڑی ہو جائے تو دانہ بدلیں۔`,
      link: 'تینوں خوراکوں میں فرق دیکھیں',
    },
    weight: {
      title: 'تول کر کھلائیں، اندازے سے نہیں',
      text: 'مچھلیاں گنیں، چند تول لیں، پانی کا درجۂ حرارت دیکھیں۔ کیلکولیٹر بتائے گا: دن کے کلو، مہینے کی بوریاں۔',
      link: 'مچھلی کی خوراک کا حساب لگائیں',
    },
    mill: {
      title: 'کشمیر کی اپنی مل',
      text: 'ہماری بوری راستہ کھلنے کا انتظار نہیں کرتی، اور بنانے والوں سے آپ خود پوچھ سکتے ہیں۔',
      link: 'مل سے پوچھیں',
    },
  },
  about: {
    title: 'ایک ہی کام: ٹراؤٹ کی خوراک',
    paragraphs: [
      'ٹراؤٹ کو ٹھنڈا، بہتا پانی چاہیے اور ایسی خوراک جس میں پروٹین بھرپور ہو۔ پانی آپ کے پاس ہے۔ خوراک ہم بناتے ہیں: تین دانے، پہلے ہفتوں سے بروڈ مچھلی تک۔',
      'ہر بوری پر پروٹین، چکنائی، ریشہ، نمی، توانائی اور دانے کا سائز لکھا ہے۔ جتنا کھلایا اور مچھلی جتنی بڑھی، تول کر ہمیں پرکھیں۔',
    ],
    link: 'ہم کیسے کام کرتے ہیں',
  },
  featured: {
    title: 'چنی ہوئی خوراک',
    text: 'ہر بوری کی آج کی قیمت، اور اس میں کیا ہے۔',
    badges: { 'Best Seller': 'سب سے زیادہ بکنے والی', New: 'نئی', Premium: 'اعلیٰ', Featured: 'چنی ہوئی' },
    before: 'پہلے کی قیمت',
    reviews: (count: string) => `(${count} لوگوں کی رائے)`,
    delivery: 'مفت ڈیلیوری',
  },
  products: { title: 'ہماری خوراک', text: 'مچھلی کی عمر نہیں، اس کا وزن دیکھ کر چنیں۔' },
  product: {
    figures: (pellet: string, protein: string, energy: string) =>
      `دانہ ${asIs(pellet)}، پروٹین ${asIs(protein)}، توانائی ${asIs(energy)}`,
    perKilogram: (price: string) => `${asIs(price)} فی کلو`,
    order: 'منگوائیں',
    orderOf: (name: string) => `${asIs(name)} منگوائیں`,
    compare: 'تینوں خوراکوں میں فرق دیکھیں',
  },
  feedingGuide: {
    title: 'کھلانے کی رہنمائی',
    text: `بچہ مچھلی ایک دن میں اپنے وزن کا ${rates.fry.share} کھاتی ہے، ${rates.fry.feeds} بار میں؛ بڑھتی مچھلی ${rates.grower.share}، ${rates.grower.feeds} بار میں۔ ٹھنڈے پانی میں کم دیں، اور گرم پانی میں بہت تھوڑا یا کچھ نہیں۔`,
  },
  feeds: {
    link: 'مچھلی کی خوراک کا حساب لگائیں',
  },
  team: { title: 'ٹیم', text: 'خوراک کی ہر بات کے لیے کوئی ہے جس سے آپ پوچھ سکتے ہیں۔' },
  meetTheTeam: 'ٹیم سے ملیں',
  contact: { title: 'رابطہ', text: 'قیمت، مال پہنچنے کا دن یا اپنے تالاب کے لیے مشورہ پوچھیں۔' },
})

export const gallery: Shape<typeof galleryInEnglish> = {
  title: 'تصویریں',
  text: 'پانی، دانے اور بوریاں۔',
  shown: (shown: string, all: string) => `${all} میں سے ${shown} تصویریں`,
}
