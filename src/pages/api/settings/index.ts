import { listSettings, updateSettings } from '~/api/account/settings'
import { operator } from '~/api/http/endpoint'
import { settingChanges } from '~/domain/account/settings-schema'

export const prerender = false
export const GET = operator(listSettings)
export const PUT = operator.handler(settingChanges, updateSettings)
