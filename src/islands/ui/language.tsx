import { createContext, type FunctionComponent, useContext } from 'react'
import { type Messages, messagesOf, type SharedMessages, sharedMessages } from '~/content/messages'
import type { Language } from '~/languages'

const Current = createContext<Language>('en')

/** Provides the page's language to the parts of an island. */
export function inLanguage<Props extends object>(
  Island: FunctionComponent<Props>,
): FunctionComponent<Props & { language: Language }> {
  return ({ language, ...props }) => (
    <Current value={language}>
      <Island {...(props as unknown as Props)} />
    </Current>
  )
}

export const useLanguage = (): Language => useContext(Current)

/** The messages of parts shared with the back office. */
export const useSharedMessages = (): SharedMessages => sharedMessages(useContext(Current))

/** The messages of the page's language. */
export const useMessages = (): Messages => messagesOf(useContext(Current))

// The server renders islands in all languages.
if (import.meta.env.SSR) await import('~/content/load-messages')
