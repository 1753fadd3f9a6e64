import type { NewVisitor } from './visitors-schema'

const DEVICES = [
  ['Tablet', /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i],
  ['Mobile', /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini/i],
] as const

/** The order matters: Edge and Opera also contain Chrome, and Chrome also contains Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b|\bOPiOS\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

/** The order matters: Android also contains Linux, and an iPhone also contains Mac OS X. */
const SYSTEMS = [
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Android', /Android/],
  ['Linux', /Linux|X11/],
] as const

function first<Name extends string>(kinds: readonly (readonly [Name, RegExp])[], userAgent: string): Name | undefined {
  return kinds.find(([, pattern]) => pattern.test(userAgent))?.[0]
}

export const deviceOf = (userAgent: string): NewVisitor['device'] => first(DEVICES, userAgent) ?? 'Desktop'

export const browserOf = (userAgent: string): NewVisitor['browser'] => first(BROWSERS, userAgent) ?? 'Unknown'

export const systemOf = (userAgent: string): NewVisitor['os'] => first(SYSTEMS, userAgent) ?? 'Unknown'
