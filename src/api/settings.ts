import { type NewSettingValue, SETTING_KEYS, type Setting, type SettingKey } from '~/schemas/settings'
import { site } from '~/site'
import type { Call } from './http'
import { skipMailsFromBefore } from './mailing'
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
  if (setting.value === 'true' && shop.settings.get(key)?.value !== 'true') skipMailsFromBefore(shop, key)
  shop.settings.put(setting)
  return setting
}

/** What public pages say of the company: the stored settings, and the site's own words where one is empty. */
export function companyOf(shop: ShopReader) {
  const stored = (key: SettingKey, fallback: string) => shop.settings.get(key)?.value.trim() || fallback
  return {
    name: stored('site_name', site.name),
    phone: stored('support_phone', site.phone),
    address: stored('company_address', site.address),
    hours: stored('business_hours', site.hours),
  }
}

export type Company = ReturnType<typeof companyOf>
