import { selectorSpecificity } from '@csstools/selector-specificity'
import { Features, transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Container, type Plugin, type Root, type Rule } from 'postcss'
import parseSelector, { type Selector } from 'postcss-selector-parser'

/** In ascending priority. Styles without a layer override all layers. */
const LAYERS = ['pico', 'ground', 'tokens', 'base']
/** Styles shared by some pages, in files of unknown order: above the other layers, below unlayered styles. */
const SHARED = 'shared'

interface Piece {
  layer: number
  specificity: number
  selectors: string[]
  rule: Rule
  /** The enclosing at-rules, outermost first. */
  around: AtRule[]
}

/**
 * Compiles cascade layers for browsers without them (Chromium before 99, Safari before 15.4): each rule of a layer loses its
 * specificity by `:where()` and is sorted by layer and specificity.
 */
export const flatLayers: Plugin = {
  postcssPlugin: 'flat-layers',
  OnceExit(root) {
    const layers = root.nodes.filter(isLayer)
    if (layers.length === 0) return refuseWeak(root)
    const flat = withoutNesting(root)
    const pieces: Piece[] = []
    const others: ChildNode[] = []
    const unlayered: ChildNode[] = []
    for (const node of flat.nodes) {
      if (!isLayer(node)) {
        unlayered.push(node)
        continue
      }
      const layer = [...LAYERS, SHARED].indexOf(node.params)
      if (layer < 0) throw root.error(`There is no layer ${node.params}.`)
      collect(node, layer, [], pieces, others)
    }
    pieces.sort((one, other) => one.layer - other.layer || one.specificity - other.specificity)
    root.removeAll()
    root.append(others)
    for (const piece of pieces) place(root, piece)
    root.append(unlayered)
  },
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

function refuseWeak(root: Root): void {
  if (root.source?.input.file?.includes('/node_modules/')) return
  root.walkRules((rule) => {
    const isInner = outside(rule).some((node) => node.type === 'rule' || (node.type === 'atrule' && /keyframes$/.test(node.name)))
    if (!isInner && rule.selectors.some((selector) => specificityOf(parsed(selector)) === 0))
      throw rule.error(`${rule.selector} is weaker than a layer may be: put it into @layer ${SHARED}.`)
  })
}

function outside({ parent }: ChildNode): ChildNode[] {
  return parent && parent.type !== 'root' && parent.type !== 'document'
    ? [parent as ChildNode, ...outside(parent as ChildNode)]
    : []
}

function withoutNesting(root: Root): Root {
  const { code } = transform({ filename: 'layers.css', code: Buffer.from(root.toString()), include: Features.Nesting })
  return postcss.parse(code.toString(), { from: root.source?.input.file })
}

function collect(container: Container, layer: number, around: AtRule[], pieces: Piece[], others: ChildNode[]): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      const bySpecificity = Map.groupBy(node.selectors, (selector) => specificityOf(parsed(selector)))
      for (const [specificity, selectors] of bySpecificity) pieces.push({ layer, specificity, selectors, rule: node, around })
    } else if (node.type === 'atrule' && /^(media|supports|container)$/.test(node.name)) {
      collect(node, layer, [...around, node], pieces, others)
    } else if (node.type !== 'comment') {
      others.push(node.clone())
    }
  }
}

function place(root: Root, { layer, selectors, rule, around }: Piece): void {
  const level = layer < LAYERS.length ? '' : ':not(_)'
  const written = rule.clone({ selector: selectors.map((selector) => weak(parsed(selector), level)).join(',') })
  let container: Root | AtRule = root
  for (const condition of around) {
    const last: ChildNode | undefined = container.last
    const isSame = last?.type === 'atrule' && last.name === condition.name && last.params === condition.params
    const next: AtRule = isSame ? last : condition.clone({ nodes: [] })
    if (!isSame) container.append(next)
    container = next
  }
  container.append(written)
}

const parsed = (selector: string): Selector => parseSelector().astSync(selector).first as Selector

/** The specificity as one number; no selector has a thousand parts of one kind. */
function specificityOf(selector: Selector): number {
  const { a, b, c } = selectorSpecificity(selector)
  return (a * 1000 + b) * 1000 + c
}

/** Reduces a selector to zero specificity, or to its level. A trailing pseudo-element cannot be inside `:where()`. */
function weak(selector: Selector, level: string): string {
  const end = selector.nodes.findIndex((node) => parseSelector.isPseudoElement(node))
  const [whole, after] = end < 0 ? [selector.nodes, []] : [selector.nodes.slice(0, end), selector.nodes.slice(end)]
  const text = whole.map(String).join('').trim()
  const [only] = whole
  if (whole.length === 1 && only?.type === 'pseudo' && only.value === ':where') return text + level + after.map(String).join('')
  return `${text === '' || text === '*' ? text : `:where(${text})`}${level}${after.map(String).join('')}`
}
