import type { FormEvent } from 'react'
import { pathIn } from '~/languages'
import type { InquiryType } from '~/schemas/contacts'
import { useLanguage, useWords } from '../language'
import styles from './ContactForm.module.css'

interface Props {
  types: readonly InquiryType[]
  chosen: string
  onChoose: (type: string) => void
}

/** The subjects to choose from. A choice fills in the subject; before scripts run, the server does that. */
export default function SubjectButtons({ types, chosen, onChoose }: Props) {
  const { contactForm, inquiries } = useWords()
  const path = pathIn(useLanguage(), '/contact')
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value)
  }
  return (
    <form action={path} data-astro-reload onSubmit={choose}>
      <fieldset className={styles.types}>
        <legend>{contactForm.about}</legend>
        {types.map((type) => (
          <button key={type} type="submit" name="subject" value={type} className="outline" aria-pressed={type === chosen}>
            {inquiries[type]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
