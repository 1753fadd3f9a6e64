import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazy-part'

/** A part of the book that comes once it is wanted; what it needs is kept on the device, too. */
export const lazyPondPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(load, <p aria-busy="true" />)
