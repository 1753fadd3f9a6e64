import { billSettings } from '~/rules/bill-settings'
import { SETTING_KEYS, type Setting, type SettingChange, type SettingKey, settingFault } from '~/schemas/settings'
import type { Call, CallContext } from './http/call'
import { changedMeanwhile, invalid, notFound } from './http/problems'
import { refuseUnseen } from './http/rows'
import { skipMailsFromBefore } from './mail/mailed-rows'
import { requireSession } from './operator/auth'
import { noteSecurityEvent } from './operator/security-events'
import { updateWithProof } from './operator/two-factor'
import type { Shop, ShopReader } from './store/store'

export const listSettings = (shop: ShopReader): Setting[] => SETTING_KEYS.map((key) => settingOf(shop, key))

/**
 * Sets one setting; 404 for an unknown key, 422 for a value of the wrong form, 409 where the caller has seen an older
 * version. Turning `require_2fa` off needs the password, and a code where one is set up.
 */
export async function updateSetting(call: Call<SettingChange>, context: Pick<CallContext, 'locals'>): Promise<Setting> {
  const { caller, input, params } = call
  const { store } = context.locals
  const key = SETTING_KEYS.find((known) => known === params.key)
  if (!key) throw notFound('setting')
  const fault = settingFault(key, input.value)
  if (fault) throw invalid([{ path: 'value', message: fault }])
  if (await store.read((shop) => isRelaxed(settingOf(shop, key), input.value))) {
    if (!input.password) throw invalid([{ path: 'password', message: 'Please enter your password to change this.' }])
    const proof = { ...call, input: { password: input.password, code: input.code } }
    return updateWithProof(proof, context, (shop) => setSetting(shop, key, call))
  }
  return store.update((shop) => {
    requireSession(shop, caller)
    // The setting may have changed to one that needs a proof.
    if (isRelaxed(settingOf(shop, key), input.value)) throw changedMeanwhile(settingOf(shop, key))
    return setSetting(shop, key, call)
  })
}

function setSetting(shop: Shop, key: SettingKey, call: Call<SettingChange>): Setting {
  const { now } = call
  const { value } = call.input
  const before = settingOf(shop, key)
  refuseUnseen(before, { ...call, input: { value } })
  if (before.value === value) return before
  if (key === 'bill_prefix' || key === 'credit_note_prefix') refuseSharedSeries(shop, key, value)
  if (value === 'true') skipMailsFromBefore(shop, key)
  if (key === 'admin_email') noteSecurityEvent(shop, 'admin-email-changed', now, { mailTo: before.value || null })
  if (key === 'require_2fa' && value === 'true') noteSecurityEvent(shop, 'two-factor-required', now)
  if (isRelaxed(before, value)) noteSecurityEvent(shop, 'two-factor-not-required', now)
  const after = { key, value, version: before.version + 1 }
  shop.settings.put(after)
  return after
}

/** Bills and credit notes have a series each (CGST rules 49 and 53). */
function refuseSharedSeries(shop: ShopReader, key: SettingKey, value: string) {
  const { billPrefix, creditNotePrefix } = billSettings([...listSettings(shop), { key, value }])
  if (billPrefix !== creditNotePrefix) return
  const message = `Bills and credit notes each need a prefix of their own: ${billPrefix} is the other one’s.`
  throw invalid([{ path: 'value', message }])
}

const isRelaxed = ({ key, value }: Setting, next: string) => key === 'require_2fa' && value === 'true' && next !== 'true'

const settingOf = (shop: ShopReader, key: SettingKey): Setting => shop.settings.get(key) ?? { key, value: '', version: 0 }
