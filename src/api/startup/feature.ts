import { health, system } from '~/domain/account/system-schema'
import { defineFeature } from '../feature'
import { bookkeeper, visitor } from '../http/endpoint'
import { correctStoreDates } from './clock-correction'
import { readHealth } from './health'
import { readSystem } from './system'

export const startupFeature = defineFeature({
  calls: {
    '/health': { GET: visitor.handler(readHealth).answers(health) },
    '/system': { GET: bookkeeper.handler(readSystem).answers(system) },
  },
  jobs: [correctStoreDates],
})
