import type { FeedName } from '~/domain/ponds/schema'
import ChoiceField from '../ui/ChoiceField'
import Field from '../ui/Field'
import { useFeeds } from './feeds'
import { usePondMessages } from './pond-messages'

interface Typed {
  feed: string
  feedName: string
}

interface Props {
  typed: Typed
  known: FeedName
  error: string | undefined
  type: (changes: Partial<Typed>) => void
}

/** The choice of a feed: from the shop, or another by name. */
export default function FeedFields({ typed, known, error, type }: Props) {
  const { fields } = usePondMessages().entries
  const choices = choicesOf(useFeeds().feeds, known)
  return (
    <>
      <ChoiceField
        label={fields.feed}
        choices={[...choices.map(({ sku, name }) => [sku ?? '', name] as const), ['other', fields.otherFeed] as const]}
        value={typed.feed}
        onChange={({ target }) => type({ feed: target.value })}
      />
      {typed.feed === 'other' && (
        <Field
          label={fields.feedName}
          name="feedName"
          required
          value={typed.feedName}
          error={error}
          onChange={({ target }) => type({ feedName: target.value })}
        />
      )}
    </>
  )
}

/** The shop's feeds, and the last fed one even if it is no longer in the shop. */
const choicesOf = (feeds: readonly FeedName[], known: FeedName): readonly FeedName[] =>
  known.sku && !feeds.some(({ sku }) => sku === known.sku) ? [...feeds, known] : feeds
