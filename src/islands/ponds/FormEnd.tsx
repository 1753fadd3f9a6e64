import styles from './Form.module.css'
import type { FormState } from './form-state'
import { usePondMessages } from './pond-messages'

/** The end of a form: refusals, questions and the submit button. */
export default function FormEnd({ form, label }: { form: FormState; label: string }) {
  const { askAgain, saving } = usePondMessages().entries
  const said = [...form.general, ...form.questions]
  return (
    <div className={styles.end} data-foot>
      {said.length > 0 && (
        <div role="alert" className="notice">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <button type="submit" aria-busy={form.isBusy} disabled={form.isBusy}>
        {form.isBusy ? saving : form.questions.length > 0 ? askAgain : label}
      </button>
    </div>
  )
}
