import { expect, test } from 'vitest'
import seed from '../../../data/seed.json'
import { searchFeeds } from './feed-search'
import type { Product } from './schema'

const feeds = seed.products as unknown as Product[]

/** Searches that farmers type, by the feed they expect first. */
const SEARCHES: Record<'early' | 'small' | 'stock' | 'any', readonly string[]> = {
  early: [
    'barik dana',
    'bareek dana',
    'باریک دانہ',
    'बारीक दाना',
    'fine crumble',
    'starter feed',
    'bacha machli',
    'chhoti machli ka dana',
    'beej ki khorak',
    'بیج کی خوراک',
    'سیڈ',
    'پونگ',
    'ننھی مچھلی',
    'بچوں کی خوراک',
    'फ्राई का चारा',
    'फ़्राई फीड',
    'पोना',
    'जीरा मछली',
    'बच्चा मछली',
    'hatchery feed',
    'fry feed 1.5 mm',
    '1.5 ایم ایم',
    'baby trout',
    'seedling',
    'اسٹارٹر فیڈ',
  ],
  small: [
    'fingerling',
    'فنگر لنگ',
    'فنگرلنگ فیڈ',
    'फिंगरलिंग',
    'फ़िंगरलिंग दाना',
    'अंगुलिका का चारा',
    '2.5 mm',
    '2.5 एमएम',
    '30 gram machli',
    '20 گرام کی مچھلی',
    'ungli',
    'juvenile trout',
    'fingerlin',
    'small size feed',
  ],
  stock: [
    'bari machli',
    'badi machhli ka chara',
    'بڑی مچھلی',
    'بڑی مچھلی کی خوراک',
    'बडी मछली',
    'बड़ी मछली का दाना',
    'mota dana',
    'موٹا دانہ',
    'मोटा दाना',
    'table size',
    'टेबल साइज',
    'ٹیبل سائز',
    'yearling',
    'یئرلنگ',
    'यर्लिंग',
    'grower',
    'گروور',
    'ग्रोवर',
    'brooder',
    'بریڈر',
    'ब्रूडर',
    'बरूड',
    'انڈے والی مچھلی',
    'ande wali machli',
    'finisher',
    '4 mm',
    '4 ملی میٹر',
    '200 g fish',
    'market size',
  ],
  any: [
    'trout feed',
    'فش فیڈ',
    'फिश फीड',
    'मत्स्य आहार',
    'ریٹ',
    'rate',
    'kilo',
    'price per kilo',
    'machli ka khana',
    'مچھلی کا کھانا',
    'fish food price',
    'बोरी का रेट',
    'دانہ بوری',
    'فیڈ ریٹ',
    'भाव',
  ],
}

const rows = Object.entries(SEARCHES).flatMap(([category, searches]) => searches.map((search) => ({ category, search })))
const found = (search: string) => searchFeeds(feeds, search).map(({ category }) => category)

test('finds a feed for each of 80 searches of farmers', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80)
  expect(rows.filter(({ search }) => found(search).length === 0)).toEqual([])
})

test.each(rows.filter(({ category }) => category !== 'any'))('$search finds $category first', ({ search, category }) => {
  expect([category, undefined]).toContain(found(search)[0])
})
