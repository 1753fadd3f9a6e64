import type { Batch } from '~/domain/ponds/batches'
import { besideBenchmark, eventsBetween, isFeedComplete } from '~/domain/ponds/conversion'
import { benchmarkDifference, costPerKilogram, type FeedPrices, feedCost } from '~/domain/ponds/costs'
import { growthOf, mortality } from '~/domain/ponds/metrics'
import type { Temperatures } from '~/domain/ponds/temperatures'

/** What a batch came to between its stocking and its last weighing or emptying. */
export function batchMetrics(batch: Batch, temperatures: Temperatures, prices: FeedPrices) {
  const growth = growthOf(batch, temperatures)
  const conversion = growth?.conversion
  const cost = conversion && feedCost(eventsBetween(batch, conversion), prices)
  const isComplete = conversion !== undefined && isFeedComplete(conversion)
  return {
    growth,
    conversion,
    mortality: mortality(batch),
    fed: feedCost(batch.events, prices),
    /** Whether feed is written on so many days that it can be judged; otherwise no verdict is given. */
    isComplete,
    /** Paise a kilogram of fish. */
    perKilogram: conversion && cost && costPerKilogram(conversion, cost),
    place: conversion?.economic && besideBenchmark(conversion.economic),
    difference: conversion && cost && isComplete ? benchmarkDifference(conversion, cost) : undefined,
  }
}

export type BatchMetrics = ReturnType<typeof batchMetrics>
