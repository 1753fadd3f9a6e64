import { useState } from 'react'
import { BOX_LABELS, boxDetails, TO_CLEAR_LABEL } from '~/domain/box/box-labels'
import type { ListedBoxEntry } from '~/domain/box/box-lists-schema'
import { imageSource } from '~/domain/catalog/images'
import { formatDate, formatDateTime } from '~/domain/dates'
import { signedRupees } from '~/domain/signed-money'
import { openBoxEntry, reverseBoxEntry } from '~/stores/box/box'
import { showToast } from '~/stores/toasts'
import { uniqueKey } from '~/stores/unique-key'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import { problemOf, UNREACHABLE } from '../ui/problems'
import own from './Box.module.css'

interface Props {
  entry: ListedBoxEntry
  onClose: () => void
}

/** An entry with its photo. It can be taken back. */
export default function BoxEntryDetails({ entry, onClose }: Props) {
  const { id, kind, date, who, at, by, imageUrl, moved, chequeOf } = entry
  const changes = [
    ['Cash', moved.cash],
    ['Bank', moved.bank],
    [TO_CLEAR_LABEL, moved.cheques],
  ] as const
  const lines = [
    ['Day', formatDate(date)],
    ...changes.filter(([, amount]) => amount !== '0.00').map(([name, amount]) => [name, signedRupees(amount)] as const),
    ...(who ? ([['Paid to', who]] as const) : []),
    ['Entered', `${formatDateTime(at)}${by && ` by ${by}`}`],
  ] as const
  return (
    <Dialog title={`${BOX_LABELS[kind]} (${id})`} onClose={onClose}>
      <dl className={own.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{boxDetails(entry).join(' · ')}</p>
      {chequeOf !== undefined && (
        <p>
          <a href={`/admin-customers?entry=${chequeOf}`}>Payment by this cheque</a>
        </p>
      )}
      {imageUrl && (
        <a href={imageUrl} target="_blank" rel="noopener noreferrer">
          <img {...imageSource(imageUrl)} sizes="30rem" alt="The receipt" className={own.photo} />
        </a>
      )}
      {kind !== 'reversal' && <TakeBack entry={entry} onDone={onClose} />}
    </Dialog>
  )
}

/** Asks for confirmation, because an entry is never deleted. */
function TakeBack({ entry: { id, kind }, onDone }: { entry: ListedBoxEntry; onDone: () => void }) {
  const [key, setKey] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function send() {
    setIsSending(true)
    try {
      await reverseBoxEntry(id, key)
      void openBoxEntry.refresh()
      showToast('Taken back', `A counter-entry stands for the ${BOX_LABELS[kind].toLowerCase()}.`)
      onDone()
    } catch (fault) {
      setFailure(problemOf(fault)?.detail ?? UNREACHABLE)
      setIsSending(false)
    }
  }

  return (
    <>
      <Notice>{failure}</Notice>
      <p className="actions">
        {key === '' ? (
          <button type="button" className="outline" onClick={() => setKey(uniqueKey())}>
            Take back
          </button>
        ) : (
          <button type="button" aria-busy={isSending} disabled={isSending} onClick={send}>
            Really take back?
          </button>
        )}
      </p>
    </>
  )
}
