import { certificatesToRenew, customContentOf, lastDayOf, pastDayFault } from '~/domain/account/custom-content'
import {
  type CustomContent,
  type CustomContentKind,
  MAX_CUSTOM_CONTENT,
  type NewCustomContent,
} from '~/domain/account/custom-content-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { CERTIFICATE_TITLE } from '~/domain/notifications/notifications'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, nextVersion, oldestFirst, refuseUnseen } from '../http/rows'
import { ringBell } from '../notifications/notifications'
import type { Shop, ShopReader, Store } from '../store/store'

const NAMES = {
  certificate: 'certificates',
  photo: 'photos',
  notice: 'notices',
  question: 'questions',
} as const satisfies Record<CustomContentKind, string>

export const listCustomContent = (shop: ShopReader): CustomContent[] => oldestFirst(shop.ownWords.rows())

/** Creates custom content. 422 for a last day in the past, 409 at the maximum of its kind, or for a second photo of the same. */
export function createCustomContent(shop: Shop, { input: { words }, now }: Call<NewCustomContent>): CustomContent {
  refusePast(words, now)
  const most = MAX_CUSTOM_CONTENT[words.kind]
  if (customContentOf(shop.ownWords.rows(), words.kind).length >= most)
    throw conflict(`There are ${most} ${NAMES[words.kind]} already. Please remove one first.`)
  refuseSecondPhoto(shop, words)
  return shop.ownWords.insert({ words, version: 1 })
}

/** Replaces custom content; its kind stays. 404, or 409 if the caller has seen an older version. */
export function updateCustomContent(shop: Shop, call: Call<NewCustomContent>): CustomContent {
  const { words } = call.input
  const before = namedRow(shop.ownWords, call, 'text')
  refuseUnseen(before, call)
  if (words.kind !== before.words.kind) throw invalid([{ path: 'words.kind', message: 'This is of another kind.' }])
  if (lastDayOf(words) !== lastDayOf(before.words)) refusePast(words, call.now)
  refuseSecondPhoto(shop, words, before.id)
  const after = { ...before, words, ...nextVersion(before) }
  shop.ownWords.put(after)
  return after
}

export const deleteCustomContent = (shop: Shop, call: Call): void =>
  shop.ownWords.delete(namedRow(shop.ownWords, call, 'text').id)

function refuseSecondPhoto(shop: ShopReader, words: NewCustomContent['words'], own?: number) {
  if (words.kind !== 'photo') return
  const same = customContentOf(shop.ownWords.rows(), 'photo').find((row) => row.words.of === words.of && row.id !== own)
  if (same) throw conflict(`There is a photo of this already. Please change that one.`)
}

function refusePast(words: NewCustomContent['words'], now: string) {
  const fault = pastDayFault(words, indianDay(new Date(now)))
  if (fault) throw invalid([fault])
}

/** Notifies the operators once for each certificate that must be renewed; again after its last day changes. */
export async function remindOfCertificates(store: Store, now: number): Promise<void> {
  const at = new Date(now)
  const untold = (shop: ShopReader) =>
    certificatesToRenew(shop.ownWords.rows(), at).filter(({ words, remindedOf }) => remindedOf !== words.validUntil)
  if ((await store.read(untold)).length === 0) return
  await store.update((shop) => {
    for (const row of untold(shop)) {
      const { name, number, validUntil } = row.words
      const message = `${name} (${number}) holds until ${formatDate(validUntil)}.`
      ringBell(shop, { title: CERTIFICATE_TITLE, message, type: 'warning' }, at.toISOString())
      shop.ownWords.put({ ...row, remindedOf: validUntil })
    }
  })
}
