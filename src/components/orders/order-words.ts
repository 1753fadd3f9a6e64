import type { Messages } from '~/content/load-messages'

/** The words of the order form that stand in its dialog: it may open and fail before any file has come. */
export interface OrderWords extends Pick<Messages['ordering'], 'bags' | 'failed'> {
  fish: Messages['stages']['fish']
}

export const orderWordsIn = (dialog: HTMLElement): OrderWords => JSON.parse(dialog.dataset['words'] ?? '')
