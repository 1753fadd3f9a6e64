import { readHealth } from '~/api/health'
import { visitor } from '~/api/http'

export const prerender = false
export const GET = visitor.task(readHealth)
