import { createContext, type FunctionComponent, useContext } from 'react'
import { type Messages, messagesOf, type SharedMessages, sharedMessages } from '~/content/messages'
import type { Language } from '~/languages'

const Current = createContext<Language>('en')

/** An island whose parts speak the language that its page gives it. */
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

/** The words of the parts that the back office has too. */
export const useSharedMessages = (): SharedMessages => sharedMessages(useContext(Current))

/** The words of the page's language. */
export const useMessages = (): Messages => messagesOf(useContext(Current))

// The server writes islands in all languages.
if (import.meta.env.SSR) await import('~/content/load-messages')
