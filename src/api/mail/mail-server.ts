import type { OperatorMail } from '~/domain/notifications/operator-mail'

/** A mail to send: `id` is the same for each attempt, so that mail clients can detect duplicates. */
export interface OutgoingMail extends OperatorMail {
  id: string
  to: string
  fromName: string
}

export type Send = (mail: OutgoingMail) => Promise<void>

const PATIENCE = 15_000
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

/**
 * A mail server at a URL such as smtp://user:password@mail.example.com:587. The client is loaded with the first mail.
 * `patience` is the timeout in milliseconds.
 */
export function mailServer(address: string, patience = PATIENCE): Send {
  const url = new URL(address)
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const options = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || PORTS[url.protocol as keyof typeof PORTS],
    secure: url.protocol === 'smtps:',
    ...(user && { auth: { user, pass } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  }
  return async ({ id, to, fromName, subject, text, replyTo }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(options, { disableFileAccess: true, disableUrlAccess: true })
    const from = { name: fromName, address: user.includes('@') ? user : to }
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${to.split('@').at(-1)}>`,
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    })
  }
}
