import type { FormEvent, RefObject } from 'react'
import type { Category } from '~/domain/catalog/schema'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'
import styles from './ShopFilters.module.css'

interface Props {
  element: RefObject<HTMLFormElement | null>
  search: string
  category: string
  /** The categories that have products. */
  present: readonly Category[]
  /** Whether this page has all the feeds; otherwise the server searches. */
  isWhole: boolean
  onFilter: (search: string, category: string) => void
}

/** The shop's search and its filter by category. Each button also sends the form, so the server searches without scripts. */
export default function ShopFilters({ element, search, category, present, isWhole, onFilter }: Props) {
  const { shop: words } = useMessages()
  const language = useLanguage()
  function submit(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!isWhole) return
    event.preventDefault()
    if (submitter instanceof HTMLButtonElement) onFilter(search, submitter.value)
  }
  return (
    <search>
      <form ref={element} className={styles.filters} action={pathIn(language, '/shop')} data-astro-reload onSubmit={submit}>
        <div className={styles.words}>
          <input
            type="search"
            dir="auto"
            name="search"
            aria-label={words.search}
            placeholder={words.placeholder}
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => onFilter(target.value, category)}
          />
          {/* The first button of a form is the one that Enter presses: it keeps the category. */}
          <button type="submit" name="category" value={category} aria-label={words.find}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0m12 5 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <Chips chosen={category} present={present} />
      </form>
    </search>
  )
}

function Chips({ chosen, present }: { chosen: string; present: readonly Category[] }) {
  const { shop: words, stages } = useMessages()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row on all phones.
    <div role="group" aria-label={words.category} className={styles.chips}>
      <button type="submit" name="category" value="" aria-pressed={chosen === ''}>
        {words.all}
      </button>
      {present.map((each) => (
        <button
          key={each}
          type="submit"
          name="category"
          value={chosen === each ? '' : each}
          aria-pressed={chosen === each}
          data-tone={each}
        >
          {stages.feeds[each]}
        </button>
      ))}
    </div>
  )
}
