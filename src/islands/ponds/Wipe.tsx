import { useState } from 'react'
import { wipePondBook } from '~/stores/ponds/ponds'
import styles from './Backup.module.css'
import { usePondMessages } from './pond-messages'

/** Deletes the whole book from the device after a confirmation. */
export default function Wipe() {
  const { wipe } = usePondMessages().keeping
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <button type="button" className={`outline ${styles.wipe}`} onClick={() => setIsAsked(true)}>
        {wipe.ask}
      </button>
    )
  }
  return (
    <div role="alert" className={styles.persist}>
      <p>{wipe.text}</p>
      <div className="actions">
        <button type="button" onClick={() => void wipePondBook()}>
          {wipe.yes}
        </button>
        <button type="button" className="outline" onClick={() => setIsAsked(false)}>
          {wipe.no}
        </button>
      </div>
    </div>
  )
}
