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
