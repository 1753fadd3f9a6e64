import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { indianDay } from '~/domain/dates'
import { askToPersist, isExportDue, isPersistWanted, isStoragePersistent, putOffReminder } from '~/stores/pond-backup'
import { $pondBook } from '~/stores/ponds'
import styles from './Backup.module.css'
import type { PondToday } from './book-metrics'
import CopyActions, { useSaveCopy } from './CopyActions'
import Wipe from './Wipe'
import { useFormat, usePondMessages } from './words'

/** Copies of the book, the reminder of them, and the wish that the browser keeps it. */
export default function Backup({ ponds }: { ponds: readonly PondToday[] }) {
  const words = usePondMessages().keeping
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  return (
    <section className={styles.keeping} aria-labelledby="keep">
      <h3 id="keep">{words.title}</h3>
      <Reminder />
      {own.length > 0 && <Persistence />}
      <p>{words.copy.text}</p>
      <CopyActions ponds={own} />
      {ponds.length > 0 && <Wipe />}
    </section>
  )
}

function Reminder() {
  const { reminder } = usePondMessages().keeping
  const spoken = useFormat()
  const { settings } = useStore($pondBook)
  const save = useSaveCopy()
  if (!isExportDue()) return null
  return (
    <div className={styles.reminder} role="status">
      <p>{settings.exportedAt ? reminder.since(spoken.day(indianDay(new Date(settings.exportedAt)))) : reminder.never}</p>
      <div className="actions">
        <button type="button" onClick={() => void save()}>
          {reminder.save}
        </button>
        <button type="button" className="outline" onClick={() => void putOffReminder()}>
          {reminder.later}
        </button>
      </div>
    </div>
  )
}

/** Asks once, with the reason; later it says what the browser answered. */
function Persistence() {
  const { persist } = usePondMessages().keeping
  useStore($pondBook)
  const [isKept, setIsKept] = useState<boolean>()
  useEffect(() => {
    void isStoragePersistent().then(setIsKept)
  }, [])
  if (isKept) return <p>{persist.granted}</p>
  if (!isPersistWanted()) return <p>{persist.refused}</p>
  return (
    <div className={styles.persist}>
      <p>{persist.text}</p>
      <button type="button" className="outline" onClick={() => void askToPersist().then(setIsKept)}>
        {persist.ask}
      </button>
    </div>
  )
}
