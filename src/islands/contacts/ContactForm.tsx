import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notices } from '~/content/contact'
import { BOT_SENTENCE } from '~/schemas/bot-field'
import { contactForm, type ContactForm as Form } from '~/schemas/contacts'
import { MAX_EMAIL, MAX_ENQUIRY, MAX_NAME, MAX_PHONE, MAX_SUBJECT } from '~/schemas/text'
import { sendContact } from '~/stores/contacts'
import { keepWaiting } from '~/stores/outbox'
import BotField, { isFilledByBot } from '../ui/BotField'
import Field from '../ui/Field'
import { fieldErrors, focusFirstField, useAttempt, useTypedForm } from '../ui/form'
import ResumeDraft from '../ui/ResumeDraft'
import SendFailed from '../ui/SendFailed'
import styles from './ContactForm.module.css'
import InquiryTypes from './InquiryTypes'

/** A form that was posted without scripts and refused. */
export interface RefusedContact {
  form: Form
  errors: Partial<Form>
  sentence: string
}

const EMPTY: Form = { name: '', email: '', phone: '', subject: '', message: '' }

interface Props {
  page: keyof typeof notices
  /** Subjects to choose from, if the page offers them. */
  inquiryTypes?: readonly string[]
  subject?: string
  refused?: RefusedContact | null
  isSent?: boolean
  /** The key of this form as it was served, for one reader; '' where all readers get the same page. */
  postKey?: string
}

/** The contact form: an island to send without leaving the page and to keep what was typed. Before scripts run, it posts. */
export default function ContactForm({ page, inquiryTypes = [], subject = '', refused, postKey = '', ...first }: Props) {
  const typed = useTypedForm(refused?.form ?? { ...EMPTY, subject }, refused?.errors ?? {}, 'contact')
  const { element, form, setForm, setErrors, field } = typed
  const [isSent, setIsSent] = useState(first.isSent)
  const [problem, setProblem] = useState(refused?.sentence ?? '')
  const [hasFailed, setHasFailed] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const attempt = useAttempt(() => crypto.randomUUID(), 'contact/attempt')
  const done = useRef<HTMLDivElement>(null)
  const { sent, failed } = notices[page]

  // The notice stands above the form, out of sight from its button.
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = fieldErrors(contactForm, form)
    setErrors(wrong)
    setIsSent(false)
    setProblem('')
    setHasFailed(false)
    if (isSending || Object.keys(wrong).length > 0) return
    if (isFilledByBot(element.current)) return setProblem(BOT_SENTENCE)
    setIsSending(true)
    const outcome = await sendContact(form, attempt.keyOf(form))
    setIsSending(false)
    if (outcome.state === 'failed') return setHasFailed(true)
    if (outcome.state === 'refused') return setErrors(outcome.fields)
    end()
    setIsSent(true)
  }

  function keepForLater() {
    keepWaiting({ kind: 'contact', form, key: attempt.keyOf(form) })
    end()
  }

  function end() {
    setHasFailed(false)
    setForm(EMPTY)
    typed.forget()
    attempt.end()
  }

  function forget() {
    typed.forget()
    attempt.end()
    focusFirstField(element.current)
  }

  return (
    <div className={styles.contact}>
      <div ref={done} role="status" tabIndex={-1} className={styles.sent}>
        {isSent && (
          <p>
            <strong>{sent.title}</strong> {sent.text}
          </p>
        )}
      </div>
      {inquiryTypes.length > 0 && (
        <InquiryTypes
          types={inquiryTypes}
          chosen={form.subject}
          onChoose={(subject) => {
            setForm({ ...form, subject })
            element.current?.querySelector<HTMLElement>('[name="message"]')?.focus()
          }}
        />
      )}
      <form ref={element} method="post" action="/contact" data-astro-reload onSubmit={submit}>
        {postKey && <input type="hidden" name="key" value={postKey} />}
        <BotField />
        {typed.began !== undefined && (
          <ResumeDraft what="a message" at={typed.began} onContinue={typed.resume} onForget={forget} />
        )}
        <div className={styles.pair}>
          <Field label="Name" autoComplete="name" required maxLength={MAX_NAME} {...field('name')} />
          <Field label="Email" type="email" autoComplete="email" required maxLength={MAX_EMAIL} {...field('email')} />
          <Field label="Phone" type="tel" autoComplete="tel" maxLength={MAX_PHONE} {...field('phone')} />
          <Field label="Subject" required maxLength={MAX_SUBJECT} {...field('subject')} />
        </div>
        <Field label="Message" isLong rows={5} required maxLength={MAX_ENQUIRY} {...field('message')} />
        {problem && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        {hasFailed && <SendFailed {...failed} onKeep={keepForLater} />}
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Submitting...' : 'Send Message'}
        </button>
      </form>
    </div>
  )
}
