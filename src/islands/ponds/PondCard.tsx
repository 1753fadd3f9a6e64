import { useState } from 'react'
import type { Company } from '~/domain/account/company'
import type { FeedLeft } from '~/domain/ponds/bags'
import type { Entry } from '~/domain/ponds/entries'
import type { PondEvent } from '~/domain/ponds/schema'
import { deletePond } from '~/stores/pond-list'
import type { PondToday } from './book-metrics'
import DoseWorking from './DoseWorking'
import Due from './Due'
import EntryButtons, { type WantedForm } from './EntryButtons'
import LazyPart from './LazyPart'
import Notices from './Notices'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

type View = 'figures' | 'lines' | 'record' | 'pond'

const VIEWS = { figures: () => import('./MetricsView'), lines: () => import('./EntryList'), record: () => import('./RecordView') }
const loadEntryDialog = () => import('./EntryDialog')
const loadPondDialog = () => import('./PondDialog')

interface Props {
  pond: PondToday
  ponds: readonly PondToday[]
  left: readonly FeedLeft[]
  today: string
  company: Pick<Company, 'name' | 'phone'>
}

/** A pond of today: what is due, what to press, and the ways to all else. */
export default function PondCard({ pond: today, ponds, left, today: day, company }: Props) {
  const { record, metrics } = today
  const { pond } = record
  const words = usePondMessages().today
  const [view, setView] = useState<View>()
  const [form, setForm] = useState<WantedForm>()
  const correct = (entry: Entry<PondEvent>) => setForm({ kind: entry.event.kind, entry })
  const own = { pond: today, ponds, today: day, company, onCorrect: correct }
  return (
    <article className={styles.card} aria-labelledby={`pond-${pond.id}`}>
      <Head pond={pond} metrics={metrics} />
      <Due pond={today} left={left} />
      <EntryButtons pond={today} today={day} hasOthers={ponds.length > 1} onWant={setForm} />
      <Notices metrics={metrics} />
      <DoseWorking pond={today} />
      <div className={styles.views}>
        {(['figures', 'lines', 'record', 'pond'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="outline"
            aria-expanded={view === name}
            onClick={() => setView(view === name ? undefined : name)}
          >
            {words.views[name]}
          </button>
        ))}
      </div>
      {view && view !== 'pond' && <LazyPart key={view} load={VIEWS[view]} own={own} />}
      {view === 'pond' && <LazyPart load={loadPondDialog} own={{ today: day, pond, onClose: () => setView(undefined) }} />}
      {form && (
        <LazyPart load={loadEntryDialog} own={{ ...form, pond: today, ponds, today: day, onClose: () => setForm(undefined) }} />
      )}
    </article>
  )
}

function Head({
  pond,
  metrics: { batch, temperature, weight },
}: { pond: PondToday['record']['pond'] } & Pick<PondToday, 'metrics'>) {
  const words = usePondMessages().today
  const spoken = useFormat()
  return (
    <>
      <header>
        <h3 id={`pond-${pond.id}`}>
          <bdi>{pond.name}</bdi>
        </h3>
        {pond.isExample && (
          <span className="badge" data-tone="small">
            {words.example.badge}
          </span>
        )}
        <p>
          {batch && weight ? words.fish(spoken.amount(batch.living), spoken.grams(weight.mean)) : words.noFish}
          {temperature && ` · ${words.inWater(spoken.celsius(temperature.celsius))}`}
        </p>
      </header>
      {pond.isExample && (
        <p className={styles.example}>
          {words.example.text}{' '}
          <button type="button" className="outline" onClick={() => void deletePond(pond.id)}>
            {words.example.discard}
          </button>
        </p>
      )}
    </>
  )
}
