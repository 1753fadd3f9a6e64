import { expect, test } from 'vitest'
import seed from '../../../data/seed.json'
import { feedSearchOf, searchFeeds } from './feed-search'
import { FEED_WORDS } from './feed-words'
import type { Product } from './schema'

const feeds = seed.products as unknown as Product[]
const [EARLY, SMALL, STOCK] = feeds.map(({ sku }) => sku)
const ALL = [EARLY, SMALL, STOCK]
const found = (search: string, within = feeds) => searchFeeds(within, search).map(({ sku }) => sku)

test.each([
  // An empty search, or only words that fit every feed.
  ['', ALL],
  ['   ', ALL],
  ['feed', ALL],
  ['trout food', ALL],
  ['25 kg bags', ALL],
  ['25kg', ALL],
  // Name, stage and SKU in any order and case.
  ['small feed', [SMALL]],
  ['FEED Small', [SMALL]],
  ['stage stock', [STOCK]],
  ['ltf-early-25', [EARLY, SMALL]],
  ['ltfearly25', [EARLY]],
  ['25 ltf stock', [STOCK]],
  // Matches in the name come before matches in the description.
  ['early', [EARLY, SMALL]],
  ['thrown along the whole pond', [SMALL]],
  ['pond whole', [SMALL]],
  ['outgrown Early Stage', [SMALL]],
  // Pellet size and fish weight, with units.
  ['2.5mm', [SMALL]],
  ['2.5 mm', [SMALL]],
  ['2,5 mm pellet', [SMALL]],
  ['4mm', [STOCK]],
  ['4.0 millimetres', [STOCK]],
  ['3 mm', []],
  ['5mm', []],
  ['30g', [SMALL]],
  ['30 gram fish', [SMALL]],
  ['14 g', [EARLY]],
  ['15 to 49 g', [SMALL]],
  ['15 to under 50 g', [SMALL]],
  ['15 to 50 g', [SMALL]],
  ['under 50 g', [SMALL]],
  ['50 g', [STOCK]],
  ['from 50 g', [STOCK]],
  ['50 g and over', [STOCK]],
  ['over 50 g', [STOCK]],
  ['300 gms', [STOCK]],
  // A number without a unit is the weight of a fish in grams, or a pellet size in millimetres.
  ['50', [STOCK]],
  ['25', [SMALL]],
  ['5', [EARLY]],
  ['۳۰', [SMALL]],
  ['1000', [STOCK]],
  ['2.5', [EARLY, SMALL]],
  ['2.', [EARLY]],
  // Trade terms.
  ['fingerling feed', [SMALL]],
  ['feed for my fingerlings', [SMALL]],
  ['juvenile', [SMALL]],
  ['starter', [EARLY]],
  ['grower', [STOCK]],
  ['growout', [STOCK]],
  ['grow out', [STOCK]],
  ['brood stock', [STOCK]],
  ['breeders', [STOCK]],
  ['big fish', [STOCK]],
  // Urdu, in Urdu or Latin letters.
  ['بچہ مچھلی', [EARLY]],
  ['فنگرلنگ کی خوراک', [SMALL]],
  ['30 گرام', [SMALL]],
  ['4 ملی میٹر', [STOCK]],
  ['25 کلو', ALL],
  ['چارہ', ALL],
  ['bacha machli ka khorak', [EARLY]],
  ['bari machhli', [STOCK]],
  ['barik dana', [EARLY]],
  ['bar', [EARLY, STOCK]],
  ['khurak', ALL],
  ['ٹریکٹر', []],
  // Digits and letters of other keyboards.
  ['۳۰ گرام', [SMALL]],
  ['٣٠ گرام', [SMALL]],
  ['३० ग्राम', [SMALL]],
  ['۲٫۵ mm', [SMALL]],
  ['چاره', ALL],
  ['بچه مچهلي', [EARLY]],
  ['فنگرلنگ كي خوراك', [SMALL]],
  // Typing errors and unfinished words.
  ['fingerlng', [SMALL]],
  ['figerling', [SMALL]],
  ['fingrelings feed', [SMALL]],
  ['fingrl', [SMALL]],
  ['brodstok', [STOCK]],
  ['gorwer', [STOCK]],
  ['erly', [EARLY, SMALL]],
  ['smlal', [SMALL]],
  ['pelet 2.5', [SMALL]],
  ['fing', [SMALL]],
  ['1.5 m', [EARLY]],
  // No match.
  ['salmon', []],
  ['qwertyuiop', []],
  ['cow', []],
  ['small grower', []],
  ['.*', ALL],
  ['46%', []],
])('finds by %j', (search, skus) => {
  expect(found(search)).toEqual(skus)
})

test('corrects a word only if no feed has it', () => {
  const odd = { ...feeds[2], name: 'Smell-free feed', sku: 'ODD' } as Product
  expect(found('smell', [...feeds, odd])).toEqual(['ODD'])
  expect(found('smell')).toEqual([SMALL])
})

test('finds a feed by its translated names', () => {
  const named = feeds.map((feed, index) =>
    index === 1 ? { ...feed, translations: { name_ur: 'برفانی دانہ', description_hi: 'बर्फ़ानी पानी के लिए' } } : feed,
  )
  for (const search of ['برفانی', 'बर्फ़ानी', 'بَرفانی دانہ']) expect(found(search, named), search).toEqual([SMALL])
})

test('finds by the new text of a feed that was replaced', () => {
  expect(found('winter', [{ ...feeds[0], name: 'Winter Feed' } as Product])).toHaveLength(1)
})

test.each([
  ['मछली का चारा', ALL],
  ['ट्राउट का दाना', ALL],
  ['25 किलो बोरी', ALL],
  ['जीरा', [EARLY]],
  ['पौना का चारा', [EARLY]],
  ['मछली बीज', [EARLY, SMALL]],
  ['बच्चे', [EARLY, SMALL]],
  ['अंगुलिका', [SMALL]],
  ['फिंगरलिंग का दाना', [SMALL]],
  ['फ़िंगरलिंग', [SMALL]],
  // The feed for big fish first, then the one with the word in its description.
  ['बड़ी मछली', [STOCK, SMALL]],
  ['बडी मछली', [STOCK, SMALL]],
  ['बोरियां', ALL],
  ['प्रजनक', [STOCK]],
  ['2.5 मिमी', [SMALL]],
  ['30 ग्राम की मछली', [SMALL]],
  // A typing error, and words for other animals.
  ['अंगुलका', [SMALL]],
  ['गाय का चारा', []],
])('finds in Hindi by %j', (search, skus) => {
  expect(found(search)).toEqual(skus)
})

test('knows the words of another language from the word list', () => {
  const punjabi = {
    stages: { fry: 'ਬੱਚਾ', fingerling: 'ਪੂੰਗ', grower: 'ਵੱਡੀ', broodstock: 'ਮਾਂ' },
    units: { mm: 'ਮਿਮੀ', g: 'ਗ੍ਰਾਮ', kg: 'ਕਿਲੋ' },
    any: 'ਮੱਛੀ ਫੀਡ',
  }
  const search = feedSearchOf([...FEED_WORDS, punjabi])
  const skus = (words: string) => search(feeds, words).map(({ sku }) => sku)
  expect(skus('ਪੂੰਗ ਫੀਡ')).toEqual([SMALL])
  expect(skus('30 ਗ੍ਰਾਮ')).toEqual([SMALL])
  expect(skus('fingerling')).toEqual([SMALL])
  expect(found('ਪੂੰਗ')).toEqual([])
})

test('reads only twelve words of a long search, and stays fast', () => {
  const twelve = 'small '.repeat(12)
  expect(found(`${twelve} salmon`)).toEqual([SMALL])
  expect(found(`${'x'.repeat(100_000)}`)).toEqual([])
})
