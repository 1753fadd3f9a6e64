import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazy-part'

/** A lazy part of the book; its files are also cached on the device. */
export const lazyPondPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(load, <p aria-busy="true" />)
