/** Elements, states and attributes that Pico styles and no page of this site has. */
const UNUSED = new RegExp(
  [
    '(^|[\\s>+~,(])(h5|h6|hgroup|blockquote|pre|sub|sup|mark|abbr|ins|del|optgroup|template|canvas|iframe|audio|video|progress)(?![\\w-])',
    '\\[dir|\\[type=(reset|range|date|color)|\\[role="?link|^\\[role="?button|\\[rel|\\[aria-invalid="?false|\\[aria-invalid\\]|\\[aria-disabled',
    ':host|::-ms|::-moz|-moz-ui|:-moz|fieldset\\[disabled|select\\[multiple|select:invalid',
    '\\.(contrast|striped|close)|modal-is|article > footer',
  ].join('|'),
)

/** Pico lets what is current look as if it were pointed at. */
const CURRENT = /(:is\()\[aria-current\]:not\(\[aria-current="?false"?\]\),\s*/g

/** A PostCSS plugin: takes out of the layer `pico` what `UNUSED` names, since every page carries its styles with it. */
export const trimPico = () => ({
  postcssPlugin: 'trim-pico',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'pico') return
      layer.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => !UNUSED.test(withoutExceptions(selector)))
        if (kept.length > 0) rule.selectors = kept.map((selector) => selector.replace(CURRENT, '$1'))
        else rule.remove()
      })
      layer.walkAtRules((rule) => {
        if (rule.name === 'keyframes' ? rule.params.startsWith('modal') : rule.nodes?.length === 0) rule.remove()
      })
    })
  },
})

/** A selector without its `:not(…)`, whose contents are no use of what they name. */
function withoutExceptions(selector) {
  const rest = selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
  return rest === selector ? rest : withoutExceptions(rest)
}
