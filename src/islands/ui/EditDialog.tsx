import type { ReactNode } from 'react'
import Conflict from './Conflict'
import Dialog from './Dialog'
import dialogStyles from './Dialog.module.css'
import styles from './EditDialog.module.css'
import type { FormState } from './form'
import Notice from './Notice'
import { useConfirmedBack, useConfirmedUnload } from './query-parameters'
import SaveButtons from './SaveButtons'

interface Props<Form extends object> {
  title: string
  editing: FormState<Form>
  onClose: () => void
  children: ReactNode
}

/** The dialog of an edit form: its fields, errors and Save. */
export default function EditDialog<Form extends object>({ title, editing, onClose, children }: Props<Form>) {
  const { form, change, sentence, differences, labels, isSending, pictures, hasLostPictures, element, submit, mayClose } = editing
  const { progress } = pictures ?? {}
  useConfirmedUnload(editing.isChanged)
  useConfirmedBack(editing.isChanged, mayClose)
  return (
    <Dialog title={title} onClose={onClose} mayClose={mayClose}>
      <form ref={element} noValidate onSubmit={submit} aria-label={title} className={styles.form}>
        <Notice>{sentence}</Notice>
        {hasLostPictures && (
          <Notice>Your entries are kept, but not the pictures you had chosen. Please choose them again.</Notice>
        )}
        {differences.length > 0 && <Conflict form={form} labels={labels} differences={differences} onChoose={change} />}
        {children}
        <div className={dialogStyles.foot} data-foot>
          {progress && (
            <label>
              Uploading picture {progress.number} of {progress.total}
              <progress className={styles.progress} max={1} value={progress.share} />
            </label>
          )}
          <div className="actions">
            <SaveButtons words="Save" isSaving={isSending} onCancel={() => mayClose() && onClose()} />
          </div>
        </div>
      </form>
    </Dialog>
  )
}
