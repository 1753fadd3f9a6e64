import type { FormEvent } from 'react'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'

/** The other query parameters, which keep the list of feeds. */
export type Asked = readonly (readonly [string, string])[]

interface Props {
  sku: string
  asked: Asked
  onPress: () => void
}

/** Opens the details. Before hydration it loads the page with them open. */
export default function DetailsButton({ sku, asked, onPress }: Props) {
  const { details } = useMessages().product
  const path = pathIn(useLanguage(), '/shop')
  function press(event: FormEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <form action={path} data-astro-reload onSubmit={press}>
      {asked.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="details" value={sku} className="outline">
        {details}
      </button>
    </form>
  )
}
