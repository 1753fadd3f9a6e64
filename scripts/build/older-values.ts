import { AtRule, Declaration, type Plugin } from 'postcss'

/** Values of 2022 and later, with a fallback for older browsers. */
const OLDER: [pattern: RegExp, older: string][] = [[/(\d)[dsl]vh\b/g, '$1vh']]

/** Chromium supports these in flexbox from 93, Safari from 15.4. In a grid the old keywords mean the same. */
const ALIGNING = /^(align-(items|self|content)|justify-content)$/
const SIDES = /\b(?<!-)(start|end)\b/g

const CLIPPING = /^overflow(-x|-y)?$/

/**
 * Without container queries, the window width replaces the width of the container. Beside a container are, in rem, its margins,
 * and in wide windows the menu of the back office with the wider margins of its page.
 */
const MARGINS = 2
const MENU = 14
const MENU_FROM = 62

/** Adds a fallback that every browser supports before each such value. */
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
      // The minifier assumes that all browsers support `clip` and would drop the fallback.
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

/** Declares a value only for browsers that lack another one; a value with a variable would hide its fallback. */
function elsewhere({ prop, parent }: Declaration, lacking: string, value: string): void {
  const nodes = [new Declaration({ prop, value })]
  parent?.append(new AtRule({ name: 'supports', params: `not (${lacking})`, nodes }))
}

function windowFor(container: number): number {
  const window = container + MARGINS
  return window > MENU_FROM ? window + MENU : window
}

/** Converts container queries to media queries for browsers without them. */
function askWindow(rule: AtRule): void {
  if (!/^\(\s*width\s*[<>]/.test(rule.params) || rule.params.includes('and')) return
  const params = rule.params.replace(/[\d.]+(?=rem)/, (rem) => String(windowFor(Number(rem))))
  const media = new AtRule({ name: 'media', params, nodes: rule.nodes?.map((node) => node.clone()) ?? [] })
  rule.after(new AtRule({ name: 'supports', params: 'not (container-type:inline-size)', nodes: [media] }))
}

const BELOW = -0.001
const ABOVE = 0.001
const FROM = /\(\s*([\d.]+)rem\s*(<=?)\s*(width|height)\s*(<=?)\s*([\d.]+)rem\s*\)/g
const SIDE = /\(\s*(width|height)\s*([<>]=?)\s*([\d.]+)rem\s*\)/g

/**
 * Rewrites media query ranges in syntax from before 2022. The minifier would write `width <` with `not`, which is just as new. A
 * thousandth of 1rem is less than a pixel.
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
