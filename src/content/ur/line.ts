import type { line as english } from '../en/line'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const line = ({ water: { fullRation } }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'آپ کی ٹراؤٹ اس لکیر پر کہاں ہے؟',
  text: 'مچھلی کو اس کے وزن پر لے جائیں۔ دانہ، خوراک کی مقدار اور قیمت ساتھ چلتے ہیں۔',
  weight: 'ایک مچھلی کا وزن',
  fishOf: 'مچھلیاں، ہر ایک',
  grams: 'گرام',
  eat: 'کھاتی ہیں',
  aDay: 'روز',
  kilograms: 'کلو',
  protein: (share: string) => `${share} پروٹین`,
  pellet: 'دانہ',
  feeds: (feeds: string, each: string) =>
    `دن میں ${feeds} بار، ہر بار ${each}، ${fullRation.least} سے ${fullRation.to} کے پانی میں`,
  feedsInWater: (feeds: string, each: string, temperature: string) =>
    `${temperature} کے پانی میں دن میں ${feeds} بار، ہر بار ${each}`,
  monthFor: (cost: string, kilograms: string) => `${cost}، ${kilograms}`,
  value: (weight: string, feed: string, day: string) => `${weight}، ${feed}، روز ${day}`,
  order: (bags: string) => `${bags} آرڈر کریں`,
})
