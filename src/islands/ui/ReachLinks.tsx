import { callLink } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'

interface Props {
  phone: string
  /** The message that WhatsApp opens with. */
  message: string
  /** Whom they reach, for screen readers, where several stand below each other. */
  name?: string
}

/** Links to call a customer and to write on WhatsApp, as far as the phone allows it. */
export default function ReachLinks({ phone, message, name }: Props) {
  const call = callLink(phone)
  const number = chatNumber(phone)
  return (
    <>
      {call && (
        <a className="button outline" href={call} aria-label={name && `Call ${name}`}>
          Call
        </a>
      )}
      {number && (
        <a
          className="button outline"
          href={chatLink(number, message)}
          target="_blank"
          rel="noreferrer"
          aria-label={name && `WhatsApp ${name}`}
        >
          WhatsApp
        </a>
      )}
    </>
  )
}
