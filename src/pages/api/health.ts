import { visitor } from '~/api/http/endpoint'
import { readHealth } from '~/api/startup/health'

export const prerender = false
export const GET = visitor.handler(readHealth)
