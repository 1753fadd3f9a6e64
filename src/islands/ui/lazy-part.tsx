import { Component, type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import LoadFailed from './LoadFailed'
import styles from './lazy-part.module.css'

interface Options {
  /** Stands where the part will be, until it has come. */
  waiting?: ReactNode
  /** What is said where it cannot be fetched. */
  failed?: ReactNode
}

const FAILED = 'This part of the page cannot be loaded just now. Please try again.'

/** A component that is fetched when it is first shown. Where that fails, a button tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed = FAILED }: Options = {},
) {
  const begin = () => lazy(load) as ComponentType<Props>
  let Part = begin()

  return class LazyPart extends Component<Props, { hasFailed: boolean }> {
    static prefetch = () => void load().catch(() => {})
    static getDerivedStateFromError = () => ({ hasFailed: true })
    override state = { hasFailed: false }

    override componentDidCatch() {
      Part = begin()
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
        <div className={styles.failed}>
          <LoadFailed onRetry={() => this.setState({ hasFailed: false })}>{failed}</LoadFailed>
        </div>
      )
    }
  }
}

/** React shows what follows a fallback only after 300 ms; what is deferred needs none. */
function Deferred({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : waiting
}
