import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import { AnswerError } from '~/stores/client'
import { hasDraft } from '~/stores/drafts'
import { showError } from '~/stores/toasts'
import { useDraft } from '../ui/draft'
import { useIdempotencyKey } from '../ui/idempotency-key'
import styles from './RowEditor.module.css'
import { currentIn } from './row-changes'

const UNREACHABLE = 'The server cannot be reached just now. What you typed is kept.'

interface RowEdit<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  /** Ties the main input to its error. */
  field: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

interface Props<Form> {
  /** The name of its draft, such as 'prices/12'. */
  name: string
  label: string
  product: Product
  saved: Form
  /** What another person has saved meanwhile, in words. */
  theirs: (current: Product) => string
  save: (form: Form, seen: Product, idempotencyKey: string) => Promise<void>
  /** The cell while it is not edited. */
  shown: string
  badge?: ReactNode
  children: (edit: RowEdit<Form>) => ReactNode
}

/** A cell that is edited in its row: Enter saves, Escape cancels. */
export default function RowEditor<Form extends object>(props: Props<Form>) {
  const { name, label, shown, badge } = props
  const [isOpen, setIsOpen] = useState(() => hasDraft(name))
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <OpenEditor {...props} onClose={() => setIsOpen(false)} />
  return (
    <button ref={button} type="button" className={styles.shown} aria-label={label} onClick={() => setIsOpen(true)}>
      <span>{shown}</span> {badge}
    </button>
  )
}

type OpenProps<Form> = Props<Form> & { onClose: () => void }

/** What is typed into a row, and how it is saved. */
function useRowEdit<Form extends object>({ name, product, saved, theirs, save, onClose }: OpenProps<Form>) {
  const { form, setForm, forget } = useDraft(name, saved)
  const [seen, setSeen] = useState(product)
  const [error, setError] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const keyOf = useIdempotencyKey()

  function close() {
    forget()
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    try {
      await save(form, seen, keyOf(form))
      close()
    } catch (failure) {
      settle(failure)
      setIsSaving(false)
    }
  }

  function settle(failure: unknown) {
    const current = currentIn(failure)
    const problem = failure instanceof AnswerError ? failure.problem : undefined
    if (current) {
      setSeen(current)
      return setError(`${theirs(current)} meanwhile. Save again to keep yours, or cancel to keep that.`)
    }
    showError('Failed to update product.')
    setError(problem?.errors?.[0]?.message ?? problem?.detail ?? UNREACHABLE)
  }

  return { form, setForm, error, isSaving, submit, close }
}

function OpenEditor<Form extends object>(props: OpenProps<Form>) {
  const { name, label, children } = props
  const { form, setForm, error, isSaving, submit, close } = useRowEdit(props)
  const element = useRef<HTMLFormElement>(null)
  const errorId = `${name.replace('/', '-')}-error`
  useLayoutEffect(() => element.current?.querySelector('input')?.select(), [])

  const cancelByKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
  const field = { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': error ? errorId : undefined }
  return (
    <form ref={element} noValidate className={styles.editor} aria-label={label} onSubmit={submit} onKeyDown={cancelByKey}>
      {children({ form, change: (changes) => setForm({ ...form, ...changes }), field })}
      {error && (
        <small id={errorId} role="alert">
          {error}
        </small>
      )}
      <span className={styles.buttons}>
        <button type="submit" aria-busy={isSaving} disabled={isSaving}>
          Save
        </button>
        <button type="button" className="outline" onClick={close}>
          Cancel
        </button>
      </span>
    </form>
  )
}
