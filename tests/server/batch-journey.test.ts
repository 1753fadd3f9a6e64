import { test } from 'vitest'
import { expectBatchJourney } from '../fixtures/shops/batch-journey'
import { operatedServer } from '../fixtures/shops/operated-server'

const shop = operatedServer()

test('bags go from the mill by a truck to buyers, are called back, and come back', () =>
  expectBatchJourney([shop.operator], async (path) => (await fetch(shop.server.url + path)).text()))
