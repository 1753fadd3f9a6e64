import type { ReactNode } from 'react'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'
import styles from './Settings.module.css'
import type { useSecretForm } from './secret-form'

interface Props {
  title: string
  /** The label of the submit button. */
  action: string
  form: Pick<ReturnType<typeof useSecretForm>, 'element' | 'sentence' | 'isSending' | 'submit' | 'mayClose'>
  onClose: () => void
  children: ReactNode
}

/** The dialog of a form with secrets. */
export default function SecretDialog({ title, action, form, onClose, children }: Props) {
  const { element, sentence, isSending, submit, mayClose } = form
  return (
    <Dialog title={title} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={title}>
        <Notice>{sentence}</Notice>
        {children}
        <div className={`actions ${styles.send}`}>
          <SaveButtons words={action} isSaving={isSending} onCancel={() => mayClose() && onClose()} />
        </div>
      </form>
    </Dialog>
  )
}
