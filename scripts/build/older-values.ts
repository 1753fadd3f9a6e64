import type { Declaration, Plugin } from 'postcss'

/** Values that older browsers drop, each with what they take in its place: 2022 and younger. */
const OLDER: [pattern: RegExp, older: string, props?: RegExp][] = [
  [/(\d)[dsl]vh\b/g, '$1vh'],
  [/\bclip\b/g, 'hidden', /^overflow(-x|-y)?$/],
]

/** Writes before each such value the one that every browser takes. */
export const olderValues: Plugin = {
  postcssPlugin: 'older-values',
  OnceExit(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = withoutRanges(rule.params)
    })
    root.walkDecls((declaration) => {
      const value = olderValueOf(declaration)
      if (value !== declaration.value) declaration.cloneBefore({ value })
    })
  },
}

function olderValueOf({ prop, value }: Declaration): string {
  if (prop.startsWith('--')) return value
  const fitting = OLDER.filter(([, , props]) => !props || props.test(prop))
  return fitting.reduce((text, [pattern, older]) => text.replace(pattern, older), value)
}

const BELOW = -0.001
const ABOVE = 0.001
const FROM = /\(\s*([\d.]+)rem\s*(<=?)\s*(width|height)\s*(<=?)\s*([\d.]+)rem\s*\)/g
const SIDE = /\(\s*(width|height)\s*([<>]=?)\s*([\d.]+)rem\s*\)/g

/**
 * Ranges of media queries, in words of before 2022. The minifier would write what is below a width as `not`, which is as
 * young. A thousandth of 1rem is no whole pixel.
 */
function withoutRanges(query: string): string {
  const limit = (side: 'min' | 'max', axis: string, rem: string, sign: string) => {
    const step = sign.endsWith('=') ? 0 : side === 'min' ? ABOVE : BELOW
    return `(${side}-${axis}: ${Number((Number(rem) + step).toFixed(3))}rem)`
  }
  return query
    .replace(
      FROM,
      (_, from, first, axis, second, to) => `${limit('min', axis, from, first)} and ${limit('max', axis, to, second)}`,
    )
    .replace(SIDE, (_, axis, sign, rem) => limit(sign.startsWith('<') ? 'max' : 'min', axis, rem, sign))
}
