import Screen from './Screen'

/** A screen that is not built yet, and says so. */
export default function Draft({ title, words }: { title: string; words: string }) {
  return (
    <Screen title={title}>
      <p>{words}</p>
    </Screen>
  )
}
