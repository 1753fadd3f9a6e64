import { operator } from '~/api/http'
import { updateSetting } from '~/api/settings'
import { newSettingValue } from '~/schemas/settings'

export const prerender = false
export const PUT = operator(newSettingValue, updateSetting)
