import type { MessageParams } from '../message-params'

/** What waits on the device to be sent. */
export const outbox = ({ answerHours }: MessageParams) => ({
  label: 'Waiting to be sent',
  message: (subject: string) => `your message “${subject}”`,
  refused: (what: string, why: string) => `Not accepted: ${what}. ${why}`,
  refusedMessage: 'This message was not accepted. Please call us.',
  shopFailed: (what: string) => `The shop could not take it just now: ${what}. It will be sent again by itself.`,
  shopFailedUntil: (what: string, time: string) =>
    `The shop could not take it just now: ${what}. It will be sent again at ${time}.`,
  noSignal: (what: string) => `Waiting for a signal: ${what}. It will be sent when the signal is back.`,
  sentOrder: (what: string) => `Sent: ${what}. We will call you to confirm.`,
  sentMessage: (what: string) => `Sent: ${what}. We answer within ${answerHours} hours.`,
  remove: 'Delete',
  sendNow: 'Send now',
  change: 'Change the order',
})
