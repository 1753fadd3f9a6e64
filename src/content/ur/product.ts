import type { product as english } from '../en/product'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const product: Shape<typeof english> = {
  question: (name: string) => `السلام علیکم، مجھے ${asIs(name)} کے بارے میں معلومات چاہییں۔`,
  buy: 'ابھی خریدیں',
  buyOf: (name: string) => `ابھی خریدیں، ${asIs(name)}`,
  whatsapp: 'واٹس ایپ',
  details: 'تفصیل دیکھیں',
  delivery: 'مفت ڈیلیوری مل سکتی ہے',
  perKilogram: (price: string) => `${asIs(price)} فی کلو`,
  priced: (perKilogram: string, fish: string) => `${perKilogram}، ${fish} وزن کی مچھلی کے لیے`,
  forFish: (fish: string) => `${fish} وزن کی مچھلی کے لیے`,
  units: (count: string) => `${count} بوری`,
  bagOf: (name: string) => `${asIs(name)} کی بوری`,
  price: 'قیمت',
  pricePerKilogram: 'قیمت فی کلو',
  weight: 'وزن',
  sku: 'SKU',
  stock: 'موجود مال',
  fish: 'مچھلی کا وزن',
  pellet: 'دانہ',
  pelletSize: 'دانے کا سائز',
  protein: 'پروٹین',
  fat: 'چکنائی',
  fiber: 'ریشہ',
  moisture: 'نمی',
  energy: 'توانائی',
  typed: {
    max: (figure: string) => `${asIs(figure)} تک`,
    min: (figure: string) => `کم سے کم ${asIs(figure)}`,
    ton: (count: string) => `${asIs(count)} ٹن`,
  },
}
