import type { Messages } from '~/content/load-messages'

/** Texts of the order form in its dialog, because it may open and fail before any file loads. */
export interface OrderWords extends Pick<Messages['ordering'], 'bags' | 'failed'> {
  fish: Messages['stages']['fish']
}

export const orderWordsIn = (dialog: HTMLElement): OrderWords => JSON.parse(dialog.dataset['words'] ?? '')
