import type { line as english } from '../en/line'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const line = ({ water: { fullRation } }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'आपकी ट्राउट इस रेखा पर कहाँ है?',
  text: 'मछली को उसके वज़न पर ले जाएँ। दाना, खुराक और कीमत साथ चलते हैं।',
  weight: 'एक मछली का वज़न',
  fishOf: 'मछलियाँ, हर एक',
  grams: 'ग्राम',
  eat: 'खाती हैं',
  aDay: 'रोज़',
  kilograms: 'किलो',
  protein: (share: string) => `${share} प्रोटीन`,
  pellet: 'दाना',
  feeds: (feeds: string, each: string) => `दिन में ${feeds} बार, हर बार ${each}, ${fullRation.least} से ${fullRation.to} के पानी में`,
  feedsInWater: (feeds: string, each: string, temperature: string) =>
    `${temperature} के पानी में दिन में ${feeds} बार, हर बार ${each}`,
  monthFor: (cost: string, kilograms: string) => `${cost}, ${kilograms}`,
  value: (weight: string, feed: string, day: string) => `${weight}, ${feed}, रोज़ ${day}`,
  order: (bags: string) => `${bags} ऑर्डर करें`,
})
