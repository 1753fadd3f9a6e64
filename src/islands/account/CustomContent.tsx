import { useStore } from '@nanostores/react'
import { customContentOf, labelOf, lastDayOf, timeOf } from '~/domain/account/custom-content'
import { type CustomContent, type CustomContentKind, MAX_CUSTOM_CONTENT } from '~/domain/account/custom-content-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { LANGUAGES, languages } from '~/languages'
import { $customContent, deleteCustomContent, refreshCustomContent } from '~/stores/account/custom-content'
import { operatorMay } from '~/stores/account/own-role'
import { showError, showToast } from '~/stores/toasts'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import { useOpenDialog } from '../ui/query-parameters'
import styles from './CustomContent.module.css'
import { KIND_WORDS } from './custom-content-words'

const CustomContentDialog = lazyPart(() => import('./CustomContentDialog'))

const KINDS = Object.keys(MAX_CUSTOM_CONTENT) as CustomContentKind[]

/** The lists of custom content. Each entry is edited in a dialog. */
export default function CustomContentLists() {
  const { state, value } = useStore($customContent)
  const [opened, open, close] = useOpenDialog('words')
  const edited = value?.find(({ id }) => String(id) === opened)
  const kind = edited?.words.kind ?? KINDS.find((each) => each === opened)
  return (
    <>
      {state === 'loading' && <p aria-busy="true">Loading your own words…</p>}
      {state === 'failed' && !value && (
        <LoadFailed onRetry={refreshCustomContent}>Your own words cannot be reached just now.</LoadFailed>
      )}
      <div className={`columns ${styles.lists}`}>
        {value && KINDS.map((each) => <List key={each} kind={each} rows={customContentOf(value, each)} onOpen={open} />)}
      </div>
      {value && kind && <CustomContentDialog key={opened} kind={kind} row={edited} onClose={close} />}
    </>
  )
}

interface ListProps {
  kind: CustomContentKind
  rows: readonly CustomContent[]
  onOpen: (what: CustomContentKind | number) => void
}

function List({ kind, rows, onOpen }: ListProps) {
  const { title, hint, add } = KIND_WORDS[kind]
  const mayChange = operatorMay('change')
  const today = indianDay(new Date())
  const isFull = rows.length >= MAX_CUSTOM_CONTENT[kind]
  return (
    <section className={`card ${styles.list}`} aria-labelledby={`own-${kind}`}>
      <h2 id={`own-${kind}`}>{title}</h2>
      <p>{hint}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="stack">
              <span dir="auto">{labelOf(row)}</span>
              <State words={row.words} today={today} />
              {mayChange && (
                <span className={styles.actions}>
                  <button type="button" className="outline" aria-label={`Edit ${labelOf(row)}`} onClick={() => onOpen(row.id)}>
                    Edit
                  </button>
                  <button
                    type="button"
                    className="outline"
                    aria-label={`Remove ${labelOf(row)}`}
                    onClick={() => void remove(row)}
                  >
                    Remove
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange &&
        (isFull ? (
          <p className="muted">There is room for {MAX_CUSTOM_CONTENT[kind]}. To add another, remove one first.</p>
        ) : (
          <button type="button" className="outline" onClick={() => onOpen(kind)}>
            {add}
          </button>
        ))}
    </section>
  )
}

const STATES = { 'to come': ['To come', 'wait'], holds: ['Shown', 'ok'], over: ['Over', 'off'] } as const

/** Whether pages show it today, and until when. */
function State({ words, today }: { words: CustomContent['words']; today: string }) {
  const last = lastDayOf(words)
  if (words.kind === 'photo') return null
  if (last === undefined) return <small>Languages: {languagesOf(words)}</small>
  const time = timeOf(words, today)
  const [said, tone] = STATES[time]
  const first = words.kind === 'notice' && time === 'to come' ? `from ${formatDate(words.from)} ` : ''
  return (
    <small>
      <span className="badge" data-tone={tone}>
        {said}
      </span>{' '}
      {first}until {formatDate(last)}
    </small>
  )
}

const languagesOf = (words: object) =>
  LANGUAGES.filter((language) => `question_${language}` in words)
    .map((language) => languages[language].english)
    .join(', ')

async function remove(row: CustomContent) {
  const label = labelOf(row)
  if (!confirm(`Remove “${label}”? It goes from your pages at once.`)) return
  try {
    await deleteCustomContent(row.id)
    showToast('Removed', `“${label}” is on your pages no longer.`)
  } catch {
    showError(`“${label}” could not be removed. Please try again.`)
  }
}
