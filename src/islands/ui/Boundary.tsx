import { Component, type ComponentType } from 'react'
import { stopped } from '~/content/stopped'
import type { Language } from '~/languages'
import { tellClientError } from '~/stores/client-errors'
import { retype, type Typed, typedIn } from './typed-fields'

export interface Stands {
  Island: ComponentType<Record<string, unknown>>
  /** The element that contains it. */
  place: HTMLElement
  /** Values typed before hydration. */
  typed: readonly Typed[]
  given: Record<string, unknown>
  onStand?: (() => void) | undefined
}

/** The error message of an island in the header: above the page and the fish. */
const OVER_THE_PAGE = { position: 'fixed', inset: 'auto 16px 16px', zIndex: 30 } as const

/** An error boundary for an island: shows an error with a button that restarts it with the typed values. */
export default class Boundary extends Component<Stands, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  typed = this.props.typed

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    tellClientError(error)
  }

  override componentDidMount() {
    this.#retype()
    this.props.onStand?.()
  }

  override componentDidUpdate() {
    this.#retype()
  }

  #retype() {
    if (this.state.hasFailed) return
    retype(this.props.place, this.typed)
    this.typed = []
  }

  override render() {
    const { Island, place, given } = this.props
    if (!this.state.hasFailed) return <Island {...given} />
    // The fields of the failed island are still in the page.
    if (this.typed.length === 0) this.typed = typedIn(place)
    // Decorative islands need no message.
    if (place.closest('[aria-hidden]')) return null
    const { text, retry } = stopped[(given['language'] as Language | undefined) ?? 'en']
    return (
      <p
        ref={(sentence) => sentence?.scrollIntoView({ block: 'nearest' })}
        role="alert"
        className="notice"
        style={place.closest('main') ? undefined : OVER_THE_PAGE}
      >
        {text}{' '}
        <button type="button" className="outline" onClick={() => this.setState({ hasFailed: false })}>
          {retry}
        </button>
      </p>
    )
  }
}
