import type { Batch } from '~/domain/ponds/batches'
import { besideBenchmark, eventsBetween, isFeedComplete } from '~/domain/ponds/conversion'
import { benchmarkDifference, costPerKilogram, type FeedPrices, feedCost } from '~/domain/ponds/costs'
import { growthOf, mortality } from '~/domain/ponds/metrics'
import type { Temperatures } from '~/domain/ponds/temperatures'

/** The results of a batch from stocking to its last weighing or end. */
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
    /** Whether enough days have feed to judge it; otherwise there is no verdict. */
    isComplete,
    /** Paise per kilogram of fish. */
    perKilogram: conversion && cost && costPerKilogram(conversion, cost),
    place: conversion?.economic && besideBenchmark(conversion.economic),
    difference: conversion && cost && isComplete ? benchmarkDifference(conversion, cost) : undefined,
  }
}

export type BatchMetrics = ReturnType<typeof batchMetrics>
