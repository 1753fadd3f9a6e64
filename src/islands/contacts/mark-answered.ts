import type { AnswerChannel, Contact } from '~/domain/contacts/schema'
import { answerContact } from '~/stores/contacts'
import { showError, showToast } from '~/stores/toasts'

export const CHANNEL_WORDS: Record<AnswerChannel, string> = { mail: 'by e-mail', whatsapp: 'on WhatsApp', call: 'by phone' }

/** Marks an enquiry as answered, with a toast that takes it back. */
export async function markAnswered({ id, name }: Contact, how: AnswerChannel) {
  try {
    await answerContact(id, how)
    const undo = { label: 'Undo', run: () => void takeAnswerBack(id) }
    showToast('Marked as answered', `The enquiry of ${name} was answered ${CHANNEL_WORDS[how]}.`, undo)
  } catch {
    showError('This enquiry could not be marked as answered.')
  }
}

export async function takeAnswerBack(id: number) {
  try {
    await answerContact(id, null)
    showToast('Open again', 'This enquiry waits for an answer.')
  } catch {
    showError('This enquiry is still marked as answered.')
  }
}
