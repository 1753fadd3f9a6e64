import { updateSetting } from '~/api/account/settings'
import { operator } from '~/api/http/endpoint'
import { settingChange } from '~/domain/account/settings-schema'

export const prerender = false
export const PUT = operator.handler(settingChange, updateSetting)
