import { operator } from '~/api/http/endpoint'
import { updateSetting } from '~/api/settings'
import { settingChange } from '~/schemas/settings'

export const prerender = false
export const PUT = operator.task(settingChange, updateSetting)
