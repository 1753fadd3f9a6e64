import { Component, type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import LoadFailed from './LoadFailed'

/** Visible even if the part would be below the window. */
const IN_SIGHT = { position: 'sticky', bottom: 16 } as const

/** A component that is loaded when first shown, with `waiting` until then. On failure it shows a retry button. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, waiting?: ReactNode) {
  const begin = () => lazy(load) as ComponentType<Props>
  let Part = begin()

  return class LazyPart extends Component<Props, { hasFailed: boolean }> {
    static prefetch = () => void load().catch(() => {})
    override state = { hasFailed: false }

    static getDerivedStateFromError() {
      Part = begin()
      return { hasFailed: true }
    }

    override render() {
      if (!this.state.hasFailed)
        return (
          <Suspense fallback={waiting}>
            <Deferred waiting={waiting}>
              <Part {...this.props} />
            </Deferred>
          </Suspense>
        )
      return (
        <div style={IN_SIGHT}>
          <LoadFailed onRetry={() => this.setState({ hasFailed: false })} />
        </div>
      )
    }
  }
}

/** React shows content after a fallback only after 300 ms; deferred content needs no fallback. */
function Deferred({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : waiting
}
