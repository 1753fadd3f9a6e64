import { useStore } from '@nanostores/react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { foldedLot, isLot, MAX_LOT } from '~/domain/lots'
import { numberedLots } from '~/domain/ponds/feed-ledger'
import type { Sack } from '~/domain/ponds/sacks-schema'
import { $pondBook } from '~/stores/ponds/ponds'
import { sacksOf } from '~/stores/ponds/sacks'
import { canScan, lotOnPicture } from '~/stores/scanned-lot'
import Field from '../ui/Field'
import { ledgerOf } from './book-metrics'
import styles from './Form.module.css'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  value: string
  error: string | undefined
  onType: (lot: string) => void
  /** Called with what the shop knows of the typed lot. */
  onKnown: (sack: Sack) => void
}

/** The lot of a bag, typed or read from a picture of its tag, with what the shop and the book know of it. */
export default function LotField({ value, error, onType, onKnown }: Props) {
  const words = usePondMessages().lots
  const [unread, setUnread] = useState<'unread' | 'stranger'>()
  const lot = foldedLot(value)
  const said = useSaid(lot, onKnown)

  async function scan({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const read = await lotOnPicture(file)
    setUnread(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') onType(read.lot)
  }

  return (
    <>
      <Field
        label={words.lot}
        {...(!canScan() && { hint: words.camera })}
        name="lot"
        dir="ltr"
        maxLength={MAX_LOT}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        value={value}
        error={error}
        onChange={({ target }) => {
          setUnread(undefined)
          onType(target.value)
        }}
      />
      {canScan() && (
        <label className={`button outline ${styles.other}`}>
          {words.scan}
          <input
            type="file"
            className="visually-hidden"
            accept="image/*"
            capture="environment"
            onChange={(event) => void scan(event)}
          />
        </label>
      )}
      <div role="status">
        {[...(unread ? [words[unread]] : []), ...said].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}

/** What the shop and the book know of a lot, as sentences. */
function useSaid(lot: string, onKnown: (sack: Sack) => void): string[] {
  const words = usePondMessages().lots
  const format = useFormat()
  const [answer, setAnswer] = useState<{ lot: string; sack: Sack | undefined }>()
  const book = useStore($pondBook)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another lot is asked about.
  useEffect(() => {
    if (!isLot(lot)) return
    let isLast = true
    const timer = setTimeout(async () => {
      const sacks = await sacksOf([lot])
      if (!isLast || !sacks) return
      const [sack] = sacks
      setAnswer({ lot, sack })
      if (sack) onKnown(sack)
    }, TYPING)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [lot])
  const bought = numberedLots(ledgerOf(book)).reduce((sum, each) => (each.lot === lot ? sum + each.bought : sum), 0)
  const sentences = bought > 0 ? [words.already(format.kilograms(bought / 1000))] : []
  if (answer?.lot !== lot) return sentences
  const { sack } = answer
  if (!sack) return [...sentences, words.unknown]
  const state =
    sack.state === 'free' ? words.bestBefore(format.day(sack.bestBefore)) : words.states[sack.state](format.figure(lot))
  return [...sentences, state]
}

/** Milliseconds after the last letter until the shop is asked. */
const TYPING = 400
