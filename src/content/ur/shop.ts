import type { shop as english } from '../en/shop'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const shop = ({ search }: MessageParams): Shape<ReturnType<typeof english>> => ({
  products: 'خوراک',
  noSignal: (moment: string) => `نیٹ ورک نہیں ہے: یہ قیمتیں اور مال ${moment} کے ہیں۔`,
  failed: 'خوراک کی فہرست نہیں کھل سکی۔',
  loading: 'خوراک کی فہرست آ رہی ہے…',
  empty: 'ابھی کچھ نہیں بک رہا۔ واٹس ایپ پر ہم سے پوچھیں۔',
  noMatch: `ایسی کوئی خوراک نہیں ملی۔ اپنی مچھلی کا وزن لکھ کر دیکھیں، جیسے ${search.fish}۔`,
  search: 'نام یا کوئی لفظ لکھ کر ڈھونڈیں',
  placeholder: `جیسے ${search.fish}، ${search.pellet} یا فنگرلنگ`,
  find: 'ڈھونڈیں',
  category: 'قسم',
  all: 'سب قسمیں',
  more: {
    label: 'اور خوراک',
    shown: (from: string, to: string, all: string) => `${all} میں سے ${from} سے ${to} تک`,
    previous: 'پچھلی خوراک',
    next: 'اور خوراک',
  },
})
