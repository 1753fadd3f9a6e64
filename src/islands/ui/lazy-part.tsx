import { Component, type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import LoadFailed from './LoadFailed'

/** Also where the part would stand below the window. */
const IN_SIGHT = { position: 'sticky', bottom: 16 } as const

/** A component that is fetched when it is first shown, in place of `waiting`. Where that fails, a button tries again. */
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

/** React shows what follows a fallback only after 300 ms; what is deferred needs none. */
function Deferred({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : waiting
}
