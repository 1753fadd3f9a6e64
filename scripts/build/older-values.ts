import { AtRule, Declaration, type Plugin } from 'postcss'

/** Values that older browsers drop, each with what they take in its place: 2022 and younger. */
const OLDER: [pattern: RegExp, older: string][] = [[/(\d)[dsl]vh\b/g, '$1vh']]

/** Of boxes in a row Chromium knows these from 93, Safari from 15.4; in a grid the older words mean the same. */
const ALIGNING = /^(align-(items|self|content)|justify-content)$/
const SIDES = /\b(?<!-)(start|end)\b/g

const CLIPPING = /^overflow(-x|-y)?$/

/** The oldest browsers ask the window in place of a box in it: what stands beside one that is as wide. */
const BESIDE = 2

/** Writes before each such value the one that every browser takes. */
export const olderValues: Plugin = {
  postcssPlugin: 'older-values',
  OnceExit(root) {
    root.walkAtRules('container', askWindow)
    root.walkAtRules('media', (rule) => {
      rule.params = withoutRanges(rule.params)
    })
    root.walkDecls((declaration) => {
      if (ALIGNING.test(declaration.prop)) declaration.value = declaration.value.replace(SIDES, 'flex-$1')
      const { prop, value } = declaration
      const older = olderValueOf(declaration)
      // The minifier knows of no browser without `clip`, and would drop a value before it.
      if (CLIPPING.test(prop) && value === 'clip') elsewhere(declaration, `${prop}:clip`, 'hidden')
      else if (older !== value && value.includes('var(')) elsewhere(declaration, 'height:1dvh', older)
      else if (older !== value) declaration.cloneBefore({ value: older })
    })
  },
}

function olderValueOf({ prop, value }: Declaration): string {
  if (prop.startsWith('--')) return value
  return OLDER.reduce((text, [pattern, older]) => text.replace(pattern, older), value)
}

/** Says a value for browsers alone that lack another: one with a variable is taken unread, whatever stands before it. */
function elsewhere({ prop, parent }: Declaration, lacking: string, value: string): void {
  const nodes = [new Declaration({ prop, value })]
  parent?.append(new AtRule({ name: 'supports', params: `not (${lacking})`, nodes }))
}

/** What depends on the width of a box depends on that of the window, where a browser cannot ask the box. */
function askWindow(rule: AtRule): void {
  if (!/^\(\s*width\s*[<>]/.test(rule.params) || rule.params.includes('and')) return
  const params = rule.params.replace(/[\d.]+(?=rem)/, (rem) => String(Number(rem) + BESIDE))
  const media = new AtRule({ name: 'media', params, nodes: rule.nodes?.map((node) => node.clone()) ?? [] })
  rule.after(new AtRule({ name: 'supports', params: 'not (container-type:inline-size)', nodes: [media] }))
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
