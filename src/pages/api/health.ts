import { readHealth } from '~/api/health'
import { visitor } from '~/api/http/endpoint'

export const prerender = false
export const GET = visitor.task(readHealth)
