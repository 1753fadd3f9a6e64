import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import { operatorMay } from '~/stores/account/own-role'
import { hasDraft } from '~/stores/forms/drafts'
import { showError } from '~/stores/toasts'
import { useForm } from '../ui/form'
import styles from './RowEditor.module.css'

interface RowEdit<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  /** Links the main input to its error. */
  field: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

interface Props<Form> {
  /** The name of its draft, such as 'prices/12'. */
  name: string
  label: string
  product: Product
  saved: Form
  /** Describes what another person has saved meanwhile. */
  theirs: (current: Product) => string
  save: (form: Form, seen: Product, idempotencyKey: string) => Promise<void>
  /** The cell while it is not being edited. */
  shown: string
  badge?: ReactNode
  children: (edit: RowEdit<Form>) => ReactNode
}

/** A cell edited in its row: Enter saves, Escape cancels. */
export default function RowEditor<Form extends object>(props: Props<Form>) {
  const { name, label, shown, badge } = props
  const [isOpen, setIsOpen] = useState(() => hasDraft(name))
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!operatorMay('change'))
    return (
      <span>
        {shown} {badge}
      </span>
    )
  if (isOpen) return <OpenEditor {...props} onClose={() => setIsOpen(false)} />
  return (
    <button ref={button} type="button" className={styles.shown} aria-label={label} onClick={() => setIsOpen(true)}>
      <span>{shown}</span> {badge}
    </button>
  )
}

type OpenProps<Form> = Props<Form> & { onClose: () => void }

function OpenEditor<Form extends object>({ name, label, children, product, saved, theirs, save, onClose }: OpenProps<Form>) {
  const [seen, setSeen] = useState(product)
  const { form, change, sentence, isSending, submit, discard } = useForm<Form, Form, void>({
    draft: name,
    saved,
    send: (typed, key) => save(typed, seen, key),
    refusal(problem) {
      const current = problem?.current as Product | undefined
      if (current) {
        setSeen(current)
        return failed(`${theirs(current)} meanwhile. Save again to keep yours, or cancel to keep that.`)
      }
      showError('Failed to update product.')
      const [first] = problem?.errors ?? []
      return first && failed(first.message)
    },
    onDone: onClose,
  })
  const element = useRef<HTMLFormElement>(null)
  const errorId = `${name.replace('/', '-')}-error`
  useLayoutEffect(() => element.current?.querySelector('input')?.select(), [])

  function cancel() {
    discard()
    onClose()
  }

  const cancelByKey = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
  const field = { 'aria-invalid': sentence ? (true as const) : undefined, 'aria-describedby': sentence ? errorId : undefined }
  return (
    <form
      ref={element}
      noValidate
      className={`stack ${styles.editor}`}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={cancelByKey}
    >
      {children({ form, change, field })}
      {sentence && (
        <small id={errorId} role="alert" className="error">
          {sentence}
        </small>
      )}
      <span className={styles.buttons}>
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          Save
        </button>
        <button type="button" className="outline" onClick={cancel}>
          Cancel
        </button>
      </span>
    </form>
  )
}

const failed = (sentence: string) => ({ state: 'failed', sentence }) as const
