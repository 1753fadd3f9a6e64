import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pathIn, spoken } from '~/languages'
import type { ContactForm as Form, InquiryType } from '~/schemas/contacts'
import { MAX_CONTACT_MESSAGE, MAX_EMAIL, MAX_NAME, MAX_PHONE, MAX_SUBJECT } from '~/schemas/text-limits'
import { sendContact } from '~/stores/contact-form'
import { showError, showToast } from '~/stores/toasts'
import { inLanguage, useLanguage, useWords } from '../language'
import BotField from '../ui/BotField'
import Field from '../ui/Field'
import LateToaster from '../ui/LateToaster'
import ResumeDraft from '../ui/ResumeDraft'
import SendFailed from '../ui/SendFailed'
import type { Outcome } from '../ui/submission'
import { useVisitorForm } from '../ui/visitor-form'
import styles from './ContactForm.module.css'
import SubjectButtons from './SubjectButtons'

/** A form that was posted without scripts and refused. */
export interface RefusedContact {
  form: Form
  errors: Partial<Form>
  sentence: string
}

const bringSending = () => import('./sending')

const EMPTY: Form = { name: '', email: '', phone: '', subject: '', message: '' }

interface Props {
  page: 'home' | 'contact'
  /** Subjects to choose from, if the page offers them. */
  inquiryTypes?: readonly InquiryType[]
  subject?: string
  refused?: RefusedContact | null
  isSent?: boolean
  /** The idempotency key that the server put into this page; '' on a page that is the same for all. */
  postKey?: string
}

/** The contact form. An island, because it keeps drafts and sends without leaving the page; without scripts it posts. */
export default inLanguage(function ContactForm({
  page,
  inquiryTypes = [],
  subject = '',
  refused,
  postKey = '',
  ...first
}: Props) {
  const { contactForm: words, forms, sentences } = useWords()
  const language = useLanguage()
  const { sent, failed } = words.notices[page]
  const sending = useRef<Awaited<ReturnType<typeof bringSending>>>(undefined)
  const visitor = useVisitorForm<Form, string>({
    name: 'contact',
    first: refused?.form ?? { ...EMPTY, subject },
    refused: { ...refused?.errors, ...(refused?.sentence && { '': refused.sentence }) },
    // Until it has come, the server alone checks.
    check: (form) => sending.current?.wrongIn(form, sentences) ?? {},
    send,
    botSentence: sentences.bot,
    newKey: () => crypto.randomUUID(),
  })
  const { element, form, setForm, field, errors, failure, isSending, draftBegunAt } = visitor
  const [isSent, setIsSent] = useState(first.isSent)
  const [isKept, setIsKept] = useState(false)
  const [isAnswered, setIsAnswered] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const done = useRef<HTMLDivElement>(null)

  // The notice is above the form, and may be out of view.
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])

  async function bring() {
    sending.current ??= await bringSending().catch(() => undefined)
    return sending.current
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(false)
    setIsKept(false)
    await bring()
    await visitor.submit(event)
  }

  async function send(): Promise<Outcome<Form>> {
    const outcome = await sendContact({ ...form, ...spoken(language) }, visitor.keyOf(form), sentences)
    if (outcome.state === 'refused') return { state: 'refused', errors: outcome.fields }
    if (outcome.state === 'failed') {
      setIsAnswered(outcome.isAnswered)
      showError(failed.text, failed.title)
      return { state: 'failed', sentence: failed.text }
    }
    end()
    setIsSent(true)
    showToast(sent.title, sent.text)
    return { state: 'done' }
  }

  async function keepForLater() {
    const brought = await bring()
    if (!brought) return
    brought.keepWaiting({ kind: 'contact', form: { ...form, ...spoken(language) }, key: visitor.keyOf(form) }, isAnswered)
    setIsKept(true)
    end()
  }

  function end() {
    setForm(EMPTY)
    visitor.end()
  }

  function touch() {
    setIsTouched(true)
    void bring()
  }
  return (
    <div className={styles.contact}>
      <LateToaster isWanted={isTouched} />
      <div ref={done} role="status" tabIndex={-1} className={styles.sent}>
        {isSent && (
          <p>
            <strong>{sent.title}</strong> {sent.text}
          </p>
        )}
      </div>
      {inquiryTypes.length > 0 && (
        <SubjectButtons
          types={inquiryTypes}
          chosen={form.subject}
          onChoose={(subject) => {
            setForm({ ...form, subject })
            element.current?.querySelector<HTMLElement>('[name="message"]')?.focus()
          }}
        />
      )}
      <form ref={element} method="post" action={pathIn(language, '/contact')} data-astro-reload onSubmit={submit} onInput={touch}>
        {postKey && <input type="hidden" name="key" value={postKey} />}
        <BotField label={forms.trap} />
        {draftBegunAt !== undefined && (
          <ResumeDraft what="message" at={draftBegunAt} onContinue={visitor.resumeDraft} onForget={visitor.discardDraft} />
        )}
        <div className={styles.pair}>
          <Field label={words.name} autoComplete="name" required maxLength={MAX_NAME} {...field('name')} />
          <Field label={words.email} type="email" autoComplete="email" required maxLength={MAX_EMAIL} {...field('email')} />
          <Field label={words.phone} type="tel" autoComplete="tel" maxLength={MAX_PHONE} {...field('phone')} />
          <Field label={words.subject} required maxLength={MAX_SUBJECT} {...field('subject')} />
        </div>
        <Field label={words.message} isLong rows={5} required maxLength={MAX_CONTACT_MESSAGE} {...field('message')} />
        {errors[''] && (
          <p role="alert" className="notice">
            {errors['']}
          </p>
        )}
        <div className="actions">
          {failure && !isKept && <SendFailed title={failed.title} text={failure} isAnswered={isAnswered} onKeep={keepForLater} />}
          <button type="submit" aria-busy={isSending} disabled={isSending}>
            {isSending ? words.sending : words.send}
          </button>
        </div>
      </form>
    </div>
  )
})
