import type { FormEvent } from 'react'

/** The other query parameters, so that a dialog opens over the same feeds. */
export type Asked = readonly (readonly [string, string])[]

interface Props {
  name: 'order' | 'details'
  sku: string
  asked: Asked
  isDisabled?: boolean
  isQuiet?: boolean
  onPress: () => void
  children: string
}

/** Opens a dialog. Before scripts run, it loads the page with that dialog open. */
export default function ShopButton({ name, sku, asked, isDisabled = false, isQuiet = false, onPress, children }: Props) {
  function press(event: FormEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <form action="/shop" data-astro-reload onSubmit={press}>
      {asked.map(([each, value]) => (
        <input key={each} type="hidden" name={each} value={value} />
      ))}
      <button type="submit" name={name} value={sku} disabled={isDisabled} className={isQuiet ? 'outline' : undefined}>
        {children}
      </button>
    </form>
  )
}
