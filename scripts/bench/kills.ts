import '~/api/features'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { WriterProcess } from '../../tests/fixtures/shops/writers'
import type { Measured } from './frame'

const A_RUN = 1_000_000

/** Kills a process with sixteen writers repeatedly, and counts what each later start finds. */
export async function killStorm(folder: string, kills: number): Promise<Measured> {
  const acknowledged: string[] = []
  let failedStarts = 0
  for (let kill = 0; kill < kills; kill++) {
    const writer = new WriterProcess(folder, kill * A_RUN, { SNAPSHOT_BYTES: '400000' })
    await writer.hasAcknowledged(1 + Math.floor(Math.random() * 2000)).catch(() => failedStarts++)
    await writer.end('SIGKILL')
    acknowledged.push(...writer.acknowledged)
  }
  const { db } = await recover(new ShopFolder(folder))
  const stored = [...db.data.reader().orders.rows()].map((order) => order.customerName)
  const kept = new Set(stored)
  const lost = acknowledged.filter((name) => !kept.has(name)).length
  const doubled = stored.length - kept.size
  return {
    what: `${kills} × kill −9 under 16 writers`,
    figure: '0 acknowledged orders lost, 0 doubled, 0 failed starts',
    measured: `${lost} of ${acknowledged.length.toLocaleString('en')} lost, ${doubled} doubled, ${failedStarts} failed starts`,
    isReached: lost + doubled + failedStarts === 0,
  }
}
