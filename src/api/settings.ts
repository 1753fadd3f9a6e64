import { type NewSettingValue, SETTING_KEYS, type Setting, type SettingKey } from '~/schemas/settings'
import { site } from '~/site'
import type { Call } from './http'
import { skipMailsFromBefore } from './mailing'
import { notFound } from './problems'
import { refuseUnseen } from './rows'
import type { Shop, ShopReader } from './store/store'

/** All settings, in the order of their keys. */
export const listSettings = (shop: ShopReader): Setting[] => SETTING_KEYS.map((key) => settingOf(shop, key))

/** Sets one setting; 404 for an unknown key, 409 where the caller has seen an older version. */
export function updateSetting(shop: Shop, call: Call<NewSettingValue>): Setting {
  const key = SETTING_KEYS.find((known) => known === call.params.key)
  if (!key) throw notFound('setting')
  const before = settingOf(shop, key)
  refuseUnseen(before, call)
  if (before.value === call.input.value) return before
  if (call.input.value === 'true') skipMailsFromBefore(shop, key)
  const after = { key, value: call.input.value, version: before.version + 1 }
  shop.settings.put(after)
  return after
}

const settingOf = (shop: ShopReader, key: SettingKey): Setting => shop.settings.get(key) ?? { key, value: '', version: 0 }

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
