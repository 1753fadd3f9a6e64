import { operator } from '~/api/http/endpoint'
import { listSettings, updateSettings } from '~/api/settings'
import { settingChanges } from '~/schemas/settings'

export const prerender = false
export const GET = operator(listSettings)
export const PUT = operator.task(settingChanges, updateSettings)
