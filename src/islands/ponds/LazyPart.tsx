import { type ComponentType, useEffect, useState } from 'react'
import { usePondMessages } from './words'

interface Props<Own extends object> {
  load: () => Promise<{ default: ComponentType<Own> }>
  own: Own
}

/** A part of the book that comes once it is wanted; what it needs is kept on the device, too. */
export default function LazyPart<Own extends object>({ load, own }: Props<Own>) {
  const { trouble } = usePondMessages().today
  const [{ Part, hasFailed }, setState] = useState<{ Part?: ComponentType<Own>; hasFailed?: boolean }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call names the same module.
  useEffect(() => {
    if (Part || hasFailed) return
    load().then(
      (module) => setState({ Part: module.default }),
      () => setState({ hasFailed: true }),
    )
  }, [Part, hasFailed])
  if (Part) return <Part {...own} />
  if (!hasFailed) return <p aria-busy="true" />
  return (
    <p role="alert">
      {trouble.part}{' '}
      <button type="button" className="outline" onClick={() => setState({})}>
        {trouble.retry}
      </button>
    </p>
  )
}
