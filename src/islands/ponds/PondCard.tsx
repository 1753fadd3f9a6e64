import '~/styles/numbered.css'
import { useState } from 'react'
import { workingOf } from '~/content/feeding-words'
import type { Company } from '~/domain/account/company'
import { WATER } from '~/domain/feeding/water'
import { type FeedLeft, feedKey } from '~/domain/ponds/bags'
import type { Entry } from '~/domain/ponds/entries'
import type { FeedGap } from '~/domain/ponds/fed-days'
import type { PondMetrics } from '~/domain/ponds/metrics'
import type { PondEvent, WrittenEvent } from '~/domain/ponds/schema'
import { noticesOf, type PondNotice } from '~/domain/ponds/today'
import type { ComputedWeight } from '~/domain/ponds/weights'
import { deletePond } from '~/stores/ponds/pond-list'
import { useDoubleTap } from '../ui/double-tap'
import figure from '../ui/Figure.module.css'
import { useLanguage } from '../ui/language'
import type { PondToday } from './book-metrics'
import FedDays from './FedDays'
import { lazyPondPart } from './lazy-pond-part'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './pond-messages'
import WrittenFeed, { useFeedWriting } from './WrittenFeed'

/** An open form: a new entry, or the correction of one. */
interface WantedForm {
  kind: WrittenEvent['kind']
  entry?: Entry<PondEvent>
  /** The day without feed to fill. */
  gap?: FeedGap
}

const OTHERS = ['temperature', 'oxygen', 'harvested', 'treated', 'moved', 'stocked'] as const

interface EntryButtonsProps {
  pond: PondToday
  today: string
  /** Whether there is another pond to move fish to. */
  hasOthers: boolean
  /** Whether a phone shows its buttons in the bottom bar. */
  isInBar: boolean
  onWant: (form: WantedForm) => void
}

/** Fed, Dead and Weighed, and a menu of other entries. */
function EntryButtons(props: EntryButtonsProps) {
  const { hasOthers, isInBar, onWant, today } = props
  const { metrics, ration, feed, record } = props.pond
  const { pond } = record
  const { today: words, entries } = usePondMessages()
  const format = useFormat()
  const writing = useFeedWriting(props.pond)
  const isDoubleTap = useDoubleTap()

  /** Writes the due feed, or opens its form. */
  async function feedNow() {
    if (isDoubleTap(today)) return
    const said = (kilograms: number) => words.justFed(format.kilograms(kilograms), format.figure(feed.name))
    const isWritten = ration && ration.feedsLeft > 0 && (await writing.write(today, ration.feedNow, said))
    if (!isWritten) onWant({ kind: 'fed' })
  }

  return (
    <div className={styles.writing}>
      {metrics.batch ? (
        <div className={`stack ${styles.big}`} data-bar={isInBar || undefined}>
          {hasOthers && <bdi className={styles.of}>{pond.name}</bdi>}
          <button type="button" aria-label={words.inPond(words.fed, pond.name)} onClick={() => void feedNow()}>
            {words.fed}
          </button>
          <button
            type="button"
            className="outline"
            aria-label={words.inPond(words.dead, pond.name)}
            onClick={() => onWant({ kind: 'dead' })}
          >
            {words.dead}
          </button>
          <button
            type="button"
            className="outline"
            aria-label={words.inPond(entries.kinds.weighed, pond.name)}
            onClick={() => onWant({ kind: 'weighed' })}
          >
            {entries.kinds.weighed}
          </button>
        </div>
      ) : (
        <button type="button" aria-describedby={`pond-${pond.id}`} onClick={() => onWant({ kind: 'stocked' })}>
          {entries.kinds.stocked}
        </button>
      )}
      <WrittenFeed of={writing} pond={props.pond} onCorrect={(entry) => onWant({ kind: 'fed', entry })} />
      <div className={`row ${styles.others}`}>
        {OTHERS.filter((kind) =>
          metrics.batch ? hasOthers || kind !== 'moved' : kind === 'temperature' || kind === 'oxygen',
        ).map((kind) => (
          <button
            key={kind}
            type="button"
            className="outline"
            aria-describedby={`pond-${pond.id}`}
            onClick={() => onWant({ kind })}
          >
            {entries.kinds[kind]}
          </button>
        ))}
      </div>
    </div>
  )
}

type View = 'figures' | 'lines' | 'record' | 'pond'

const MetricsView = lazyPondPart(() => import('./MetricsView'))
const EntryList = lazyPondPart(() => import('./EntryList'))
const RecordView = lazyPondPart(() => import('./RecordView'))
const EntryDialog = lazyPondPart(() => import('./EntryDialog'))
const PondDialog = lazyPondPart(() => import('./PondDialog'))

interface Props {
  pond: PondToday
  /** Whether the bottom bar of a phone belongs to it. */
  isInBar: boolean
  ponds: readonly PondToday[]
  left: readonly FeedLeft[]
  today: string
  company: Pick<Company, 'name' | 'phone'>
}

/** A pond today: its ration, buttons, and links to everything else. */
export default function PondCard({ pond: today, isInBar, ponds, left, today: day, company }: Props) {
  const { record, metrics } = today
  const { pond } = record
  const words = usePondMessages().today
  const [view, setView] = useState<View>()
  const [form, setForm] = useState<WantedForm>()
  const correct = (entry: Entry<PondEvent>) => setForm({ kind: entry.event.kind, entry })
  return (
    <article className={styles.card} aria-labelledby={`pond-${pond.id}`} id={pond.id}>
      <Head pond={pond} metrics={metrics} />
      <Due pond={today} left={left} />
      <EntryButtons pond={today} today={day} hasOthers={ponds.length > 1} isInBar={isInBar} onWant={setForm} />
      <FedDays pond={today} onFill={(gap) => setForm({ kind: 'fed', gap })} onCorrect={correct} />
      <Notices metrics={metrics} />
      <RationWorking pond={today} />
      <div className={styles.views}>
        {(['figures', 'lines', 'record', 'pond'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="outline"
            {...(name === 'figures'
              ? { 'aria-label': words.inPond(words.views.figures, pond.name) }
              : { 'aria-describedby': `pond-${pond.id}` })}
            aria-expanded={view === name}
            onClick={() => setView(view === name ? undefined : name)}
          >
            {words.views[name]}
          </button>
        ))}
      </div>
      {view === 'figures' && <MetricsView pond={today} />}
      {view === 'lines' && <EntryList pond={today} ponds={ponds} onCorrect={correct} />}
      {view === 'record' && <RecordView pond={today} ponds={ponds} today={day} company={company} />}
      {view === 'pond' && <PondDialog today={day} pond={pond} onClose={() => setView(undefined)} />}
      {form && <EntryDialog {...form} pond={today} ponds={ponds} today={day} onClose={() => setForm(undefined)} />}
    </article>
  )
}

function Head({
  pond,
  metrics: { batch, temperature, weight },
}: { pond: PondToday['record']['pond'] } & Pick<PondToday, 'metrics'>) {
  const words = usePondMessages().today
  const format = useFormat()
  return (
    <>
      <header className="row">
        <h3 id={`pond-${pond.id}`}>
          <bdi>{pond.name}</bdi>
        </h3>
        {pond.isExample && (
          <span className="badge" data-tone="wait">
            {words.example.badge}
          </span>
        )}
        <p className="muted">
          {batch && weight ? words.fish(format.amount(batch.living), format.grams(weight.mean)) : words.noFish}
          {temperature && ` · ${words.inWater(format.celsius(temperature.celsius))}`}
        </p>
      </header>
      {pond.isExample && (
        <p className={`row ${styles.example}`}>
          {words.example.text}{' '}
          <button type="button" className="outline" onClick={() => void deletePond(pond.id)}>
            {words.example.discard}
          </button>
        </p>
      )}
    </>
  )
}

/** The calculation of today’s ration, step by step. */
function RationWorking({ pond: { ration, metrics } }: { pond: PondToday }) {
  const words = usePondMessages().today
  const format = useFormat()
  const language = useLanguage()
  const { batch, weight, temperature } = metrics
  if (!batch || !weight) return null
  if (!ration) return <p>{words.noRation}</p>
  const inputs = {
    fishCount: batch.living,
    averageWeight: weight.mean,
    lifeStage: ration.stage,
    waterTemp: temperature?.celsius,
  }
  const { fedToday, feedsLeft, plan } = ration
  const steps = [
    ...weightSteps(weight),
    ...workingOf(language, inputs, plan, true),
    words.working.fedToday(
      fedToday > 0 ? format.kilograms(fedToday) : format.figure(0, 'kg'),
      format.kilograms(plan.daily),
      format.figure(feedsLeft),
    ),
  ]
  return (
    <details className={`${figure.details} ${styles.working}`}>
      <summary>{words.working.title}</summary>
      <ol className="numbered">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )

  function weightSteps({ since, mean, degreeDays, coefficient, isOwnCoefficient }: ComputedWeight): string[] {
    const known = words.working[since.kind](format.grams(since.mean), format.day(since.day))
    if (degreeDays === undefined) return [known, words.working.notGrown]
    if (degreeDays <= 0) return [known]
    const grown = words.working.grown(
      format.grams(mean),
      format.amount(Math.round(degreeDays)),
      format.figure(coefficient.toFixed(1)),
    )
    return [known, `${grown} ${isOwnCoefficient ? words.working.own : words.working.slow}`]
  }
}

/** Today's three figures of a pond. */
function Due({ pond: { ration, feed }, left }: { pond: PondToday; left: readonly FeedLeft[] }) {
  const { due } = usePondMessages().today
  const format = useFormat()
  const stored = left.find((each) => feedKey(each.feed) === feedKey(feed))
  const now = ration && (ration.feedsLeft > 0 ? format.kilograms(ration.feedNow) : due.allFed)
  const figures = [
    [due.feedNow, now ?? '–'],
    [due.feedsLeft, ration ? format.figure(ration.feedsLeft) : '–'],
    [due.bagsLeft, stored ? format.figure(Math.round(stored.bags * 10) / 10) : due.uncounted],
  ] as const
  return (
    <dl className={`stack deep ${styles.due}`}>
      {figures.map(([label, figure], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-word={index === 2 && !stored ? '' : undefined}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Today's notices about a pond. */
function Notices({ metrics }: { metrics: PondMetrics }) {
  const words = usePondMessages().today.notices
  const format = useFormat()
  const sentences: Record<PondNotice, string> = {
    crowded: words.crowded(format.perCubicMetre(WATER.crowdedOver)),
    sparse: '',
    cold: words.cold,
    warm: words.warm(format.celsius(WATER.tablesEnd)),
    'oxygen low': words.oxygenLow(format.milligrams(WATER.oxygenToFeed)),
    'oxygen too low': words.oxygenTooLow(format.milligrams(WATER.oxygenToStop)),
    'weigh again': words.weighAgain(format.figure(metrics.daysSinceWeighed ?? 0)),
    'no temperature': words.noTemperature,
    withdrawal: words.withdrawal(format.day(metrics.withdrawalUntil ?? metrics.today)),
  }
  const notices = noticesOf(metrics).filter((notice) => sentences[notice])
  if (notices.length === 0) return null
  return (
    <ul className={`stack ${styles.notices}`}>
      {notices.map((notice) => (
        <li key={notice}>{sentences[notice]}</li>
      ))}
    </ul>
  )
}
