import { type NewSettingValue, SETTING_KEYS, type Setting } from '~/schemas/settings'
import type { Call } from './http'
import { notFound } from './problems'
import type { Shop, ShopReader } from './store/store'

/** All settings, in the order of their keys. */
export const listSettings = (shop: ShopReader): Setting[] =>
  SETTING_KEYS.map((key) => shop.settings.get(key) ?? { key, value: '' })

/** Sets one setting; 404 for an unknown key. */
export function updateSetting(shop: Shop, { input, params }: Call<NewSettingValue>): Setting {
  const key = SETTING_KEYS.find((known) => known === params.key)
  if (!key) throw notFound('setting')
  const setting = { key, value: input.value }
  shop.settings.put(setting)
  return setting
}
