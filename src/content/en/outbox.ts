import type { Figures } from '../figures'

/** What waits on the device to be sent. */
export const outbox = ({ answerHours }: Figures) => ({
  label: 'Waiting to be sent',
  message: (subject: string) => `your message “${subject}”`,
  refused: (what: string, why: string) => `Not accepted: ${what}. ${why}`,
  refusedMessage: 'This message was not accepted. Please call us.',
  shopFailed: (what: string) => `The shop could not take it just now: ${what}. It is sent again by itself.`,
  shopFailedUntil: (what: string, time: string) =>
    `The shop could not take it just now: ${what}. It is sent again by itself at ${time}.`,
  noSignal: (what: string) => `Waiting for a signal: ${what}. It is sent by itself.`,
  sentOrder: (what: string) => `Sent: ${what}. We will call you to confirm.`,
  sentMessage: (what: string) => `Sent: ${what}. We answer within ${answerHours} hours.`,
  remove: 'Delete',
  sendNow: 'Send now',
  change: 'Change the order',
})
