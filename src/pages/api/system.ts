import { operator } from '~/api/http'
import { readSystem } from '~/api/system'

export const prerender = false
export const GET = operator.task(readSystem)
