import { expect, test } from 'vitest'
import seed from '../../../data/seed.json'
import { searchFeeds } from '../catalog/feed-search'
import type { Category, Product } from '../catalog/schema'
import { betterLifeStage } from './feeding-inputs'
import { categoryOfFish, isLifeStageOfFish, LIFE_STAGES, type LifeStage, lifeStageOfFish, RECOMMENDED_CATEGORY } from './stages'

const feeds = seed.products as unknown as Product[]

test.each<[number, LifeStage, Category]>([
  [0.5, 'fry', 'early'],
  [14.9, 'fry', 'early'],
  [15, 'fingerling', 'small'],
  [15.1, 'fingerling', 'small'],
  [49.9, 'fingerling', 'small'],
  [50, 'grower', 'stock'],
  [50.1, 'grower', 'stock'],
  [3000, 'grower', 'stock'],
])('a fish of %d g belongs to exactly one stage: %s, which eats %s', (grams, lifeStage, category) => {
  expect([lifeStageOfFish(grams), categoryOfFish(grams)]).toEqual([lifeStage, category])
  const fitting = LIFE_STAGES.filter((each) => isLifeStageOfFish(each, grams))
  expect(fitting).toEqual(LIFE_STAGES.filter((each) => RECOMMENDED_CATEGORY[each] === category))
  for (const chosen of LIFE_STAGES)
    expect(betterLifeStage({ lifeStage: chosen, averageWeight: grams })).toBe(fitting.includes(chosen) ? undefined : lifeStage)
  expect(searchFeeds(feeds, `${grams} g`).map((feed) => feed.category)).toEqual([category])
})
