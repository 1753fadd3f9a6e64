import { listSettings, updateSettings } from '~/api/account/settings'
import { bookkeeper, operator } from '~/api/http/endpoint'
import { settingChanges } from '~/domain/account/settings-schema'

export const prerender = false
export const GET = bookkeeper(listSettings)
export const PUT = operator.handler(settingChanges, updateSettings)
