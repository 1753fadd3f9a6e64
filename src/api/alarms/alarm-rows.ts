import { ALARM_WORDS, ALL_ALARMS, type Alarm, type Watched } from '~/domain/account/alarms'
import type { StoredNotification } from '~/domain/notifications/schema'
import { ringBell } from '../notifications/notifications'
import type { ShopReader, Store } from '../store/store'

/** The problem of each checked part; '' if it is ok. Parts whose state is unknown are left out. */
export type Readings = Partial<Record<Alarm, string>>

/** The notifications of alarms after an id, oldest first. */
export const alarmsAfter = (shop: ShopReader, id: number, alarms: readonly Alarm[] = ALL_ALARMS): StoredNotification[] =>
  alarms
    .flatMap((alarm) => shop.notifications.by('alarm', alarm).filter((row) => row.id > id))
    .sort((one, other) => one.id - other.id)

/** The id of the newest alarm notification; 0 before the first. */
export const lastAlarmOf = (shop: ShopReader): number => alarmsAfter(shop, 0).at(-1)?.id ?? 0

/** The notification that began an active alarm. */
function beginOf(shop: ShopReader, alarm: Alarm): StoredNotification | undefined {
  const last = alarmsAfter(shop, 0, [alarm]).at(-1)
  return last?.type === 'error' ? last : undefined
}

/** Creates a notification for each alarm that begins or ends. Mails are sent from these rows. */
export const tellNews = (store: Store, readings: Readings, now: number): Promise<void> =>
  store.update((shop) => {
    for (const [alarm, wrong] of Object.entries(readings) as [Alarm, string][]) {
      if ((wrong !== '') === (beginOf(shop, alarm) !== undefined)) continue
      const { title, toDo } = ALARM_WORDS[alarm]
      const words = wrong
        ? ({ title: `Alarm: ${title}`, message: `${wrong} ${toDo}`, type: 'error' } as const)
        : ({ title: `Over: ${title}`, message: 'This is well again.', type: 'success' } as const)
      ringBell(shop, { ...words, alarm }, new Date(now).toISOString())
    }
  })

/** The state of each alarm, also those that are not monitored or still wait for their first run. */
export const healthOf = (shop: ShopReader, watches: ReadonlySet<Alarm>, awaited: readonly Alarm[] = []): Watched[] =>
  ALL_ALARMS.map((alarm) => {
    if (!watches.has(alarm)) return { alarm, state: 'not watched', since: null, detail: ALARM_WORDS[alarm].needs ?? '' }
    const begin = beginOf(shop, alarm)
    if (!begin && awaited.includes(alarm)) return { alarm, state: 'not yet', since: null, detail: ALARM_WORDS[alarm].first ?? '' }
    if (!begin) return { alarm, state: 'well', since: null, detail: '' }
    return { alarm, state: 'alarm', since: begin.createdAt, detail: begin.message }
  })
