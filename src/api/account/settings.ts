import { jointFaults } from '~/domain/account/joint-settings'
import { SETTING_DEFAULTS } from '~/domain/account/setting-defaults'
import { SETTING_KEYS } from '~/domain/account/setting-list'
import { isOwners, securityChange } from '~/domain/account/settings'
import {
  type Setting,
  type SettingChange,
  type SettingChanges,
  type SettingKey,
  settingFault,
} from '~/domain/account/settings-schema'
import { billSettings } from '~/domain/customers/bill-settings'
import { indianDay } from '~/domain/dates'
import { OTHER_LANGUAGES } from '~/languages'
import { requireSession } from '../auth/auth'
import { operatorOf } from '../auth/operator-rows'
import { updateWithProof } from '../auth/proved-updates'
import { noteSecurityEvent } from '../auth/security-events'
import type { Call, CallContext } from '../http/call'
import { changedMeanwhile, invalid, notFound, ownerOnly } from '../http/problems'
import { refuseUnseen } from '../http/rows'
import { skipMailsFromBefore } from '../mail/mailed-rows'
import type { Shop, ShopReader } from '../store/store'

export const listSettings = (shop: ShopReader): Setting[] => SETTING_KEYS.map((key) => settingOf(shop, key))

/** A new value of a setting. `expected` is the version that the caller has seen. */
interface Change {
  key: SettingKey
  value: string
  expected?: string | undefined
  isRight?: boolean | undefined
}

/**
 * Sets one setting; 404 for an unknown key, 422 for an invalid value, 409 if the caller has seen an older version. Settings for
 * payment details, notification addresses, required two-factor and closed months need the password, and a code if two-factor is
 * on; 403 for a setting of the owner.
 */
export async function updateSetting(call: Call<SettingChange>, context: Pick<CallContext, 'locals'>): Promise<Setting> {
  const { input, params, expected } = call
  const { value, password, code, isRight } = input
  const key = SETTING_KEYS.find((known) => known === params.key)
  if (!key) throw notFound('setting')
  await context.locals.store.read((shop) => {
    const fault = newFault(shop, { key, value }, call.now)
    if (fault) throw invalid([{ path: 'value', message: fault }])
    refuseUnseen(settingOf(shop, key), { expected, input: { value } })
  })
  const [changed] = await saveChanges({ ...call, input: { password, code } }, context, [{ key, value, expected, isRight }])
  return changed as Setting
}

/** Sets several settings, all or none, with one proof. 422 at the key of an invalid value, 409 with those changed meanwhile. */
export async function updateSettings(call: Call<SettingChanges>, context: Pick<CallContext, 'locals'>): Promise<Setting[]> {
  const { changes, ...proof } = call.input
  const faults = await context.locals.store.read((shop) =>
    changes.flatMap((change) => {
      const message = newFault(shop, change, call.now)
      return message ? [{ path: change.key, message }] : []
    }),
  )
  if (faults.length > 0) throw invalid(faults)
  const seen = changes.map(({ version, ...change }) => ({
    ...change,
    expected: version === undefined ? undefined : String(version),
  }))
  return saveChanges({ ...call, input: proof }, context, seen)
}

/** Checks only changed values, because old shops may contain invalid ones. */
const newFault = (shop: ShopReader, { key, value }: Pick<Change, 'key' | 'value'>, now: string) =>
  settingOf(shop, key).value === value ? undefined : settingFault(key, value, indianDay(new Date(now)))

async function saveChanges(
  call: Call<Pick<SettingChanges, 'password' | 'code'>>,
  context: Pick<CallContext, 'locals'>,
  changes: readonly Change[],
) {
  const { store } = context.locals
  const { password, code } = call.input
  const mustProve = (shop: ShopReader) => securityChanges(shop, changes).size > 0
  const isProofDue = await store.read((shop) => {
    refuseOthers(shop, call, changes)
    refuseAllUnseen(shop, changes)
    return mustProve(shop)
  })
  if (!isProofDue) {
    return store.update((shop) => {
      requireSession(shop, call.caller)
      // A setting may meanwhile have become one that needs a proof.
      if (mustProve(shop)) throw changedMeanwhile(changes.map(({ key }) => settingOf(shop, key)))
      return setAll(shop, changes, call)
    })
  }
  if (!password) throw invalid([{ path: 'password', message: 'Please enter your password to change this.' }])
  return updateWithProof({ ...call, input: { password, code } }, context, (shop) => setAll(shop, changes, call))
}

/** 403 for a setting that only the owner can change. */
function refuseOthers(shop: ShopReader, { caller }: Pick<Call, 'caller'>, changes: readonly Change[]) {
  const isOfOwner = changes.some(({ key, value }) => isOwners(key) && settingOf(shop, key).value !== value)
  if (isOfOwner && !operatorOf(shop, caller.username).isOwner) throw ownerOnly()
}

function refuseAllUnseen(shop: ShopReader, changes: readonly Change[]) {
  const unseen = changes.flatMap(({ key, value, expected }) => {
    const now = settingOf(shop, key)
    return expected === undefined || expected === String(now.version) || value === now.value ? [] : [now]
  })
  if (unseen.length > 0) throw changedMeanwhile(unseen)
}

const securityChanges = (shop: ShopReader, changes: readonly Change[]) =>
  new Set(changes.flatMap(({ key, value }) => securityChange(key, settingOf(shop, key).value, value) ?? []))

function setAll(shop: Shop, changes: readonly Change[], { caller, now }: Pick<Call, 'caller' | 'now'>): Setting[] {
  refuseOthers(shop, { caller }, changes)
  refuseAllUnseen(shop, changes)
  // Before the changes, because the mails go to the old address.
  for (const event of securityChanges(shop, changes)) noteSecurityEvent(shop, event, now, { by: caller.username })
  const changed = changes.filter(({ key, value, isRight }) => {
    const before = settingOf(shop, key)
    return before.value !== value || (isRight && before.translatedFrom !== undefined)
  })
  for (const { key, value } of changed) {
    const before = settingOf(shop, key)
    if (PREFIX_KEYS.includes(key)) refuseSharedSeries(shop, key, value)
    if (value === 'true') skipMailsFromBefore(shop, key)
    shop.settings.put({ key, value, version: before.version + 1 })
    noteOldTranslations(shop, before, value, changed)
  }
  refuseTogether(shop, changed)
  return changes.map(({ key }) => settingOf(shop, key))
}

function refuseTogether(shop: ShopReader, changed: readonly Change[]) {
  const faults = jointFaults(
    changed.map(({ key }) => key),
    (key) => settingOf(shop, key).value,
  )
  if (faults.length > 0) throw invalid(faults)
}

/** Marks translations as outdated after their English text changed, except those written with it. */
function noteOldTranslations(shop: Shop, { key, value: before }: Setting, english: string, written: readonly Change[]) {
  for (const language of OTHER_LANGUAGES) {
    const own = SETTING_KEYS.find((known) => known === `${key}_${language}`)
    const translation = own && settingOf(shop, own)
    if (!translation?.value || written.some((each) => each.key === translation.key)) continue
    const { translatedFrom = before, ...row } = translation
    shop.settings.put(translatedFrom === english ? row : { ...row, translatedFrom })
  }
}

const PREFIX_KEYS: readonly SettingKey[] = ['bill_prefix', 'credit_note_prefix', 'quotation_prefix']

/** Bills and credit notes have separate series (CGST rules 49 and 53), and so have quotations. */
function refuseSharedSeries(shop: ShopReader, key: SettingKey, value: string) {
  const { billPrefix, creditNotePrefix, quotationPrefix } = billSettings([...listSettings(shop), { key, value }])
  const prefixes = [billPrefix, creditNotePrefix, quotationPrefix]
  const shared = prefixes.find((prefix, place) => prefixes.indexOf(prefix) < place)
  if (shared === undefined) return
  const message = `Bills, credit notes and quotations each need a prefix of their own: ${shared} is another one’s.`
  throw invalid([{ path: 'value', message }])
}

const settingOf = (shop: ShopReader, key: SettingKey): Setting =>
  shop.settings.get(key) ?? { key, value: SETTING_DEFAULTS[key] ?? '', version: 0 }
