import { expect, test, vi } from 'vitest'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { expectWholeRegister } from '../fixtures/rows/written-bills'
import { WriterProcess } from '../fixtures/shops/writers'

vi.setConfig({ testTimeout: depth(60_000, 1_200_000) })

const KILLS = depth(3, 20)
const BILLS = depth(300, 10_000)
/** Small enough for a few snapshots in each run, large enough that they take less time than the bills. */
const SNAPSHOT_BYTES = String(depth(50_000, 1_000_000))

test.each([
  ['of one year', BILLS * 2],
  ['at the turn of the financial year, 31 March 23:59 in India', BILLS / 2],
])('sixteen writers killed with kill -9 use each number once and skip none: bills %s', async (_when, inOldYear) => {
  const folder = await newFolder()
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = new WriterProcess(folder, kill, {
      WRITES: 'bills',
      IN_OLD_YEAR: String(inOldYear),
      SNAPSHOT_BYTES,
    })
    await writer.hasAcknowledged(BILLS / KILLS)
    await writer.end('SIGKILL')
    acknowledged.push(...writer.acknowledged)
    const { db } = await recover(new ShopFolder(folder))
    expectWholeRegister(db.data.reader(), acknowledged)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(BILLS)
  const { db } = await recover(new ShopFolder(folder))
  const series = [...db.data.reader().billSeries.rows()].map((row) => row.series)
  expect(series).toEqual(inOldYear < BILLS ? ['TF/26-27/', 'TF/27-28/'] : ['TF/26-27/'])
})
