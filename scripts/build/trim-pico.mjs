/** Elements, states and attributes that Pico styles and no page of this site has. */
const UNUSED = new RegExp(
  [
    '(^|[\\s>+~,(])(h5|h6|hr|tfoot|hgroup|blockquote|pre|sub|sup|mark|abbr|ins|del|optgroup|template|canvas|iframe|audio|video|progress)(?![\\w-])',
    '\\[dir|\\[aria-current\\]|\\[type=(reset|range|date|color)|\\[role="?(link|button)|\\[rel|\\[aria-invalid="?false|\\[aria-invalid\\]|\\[aria-disabled',
    ':host|::-ms|::-moz|-moz-ui|:-moz|::-webkit-(input|file)|fieldset\\[disabled|select\\[multiple|select:invalid|is\\(\\)',
    '\\.(secondary|contrast|striped|close)|modal-is|article > footer',
    // Rings of its own: controls.css has one for all.
    ':focus(-visible)?$',
  ].join('|'),
)

/** The back office alone picks files, and has more than one search; `pico-office.scss` styles them there. */
const OFFICE_ONLY = /\[type="?(file|search)"?\]|::file-selector/

/** Pico lets what is current look as if it were pointed at, and names buttons by type, too: ours are all `<button>`. */
const CURRENT = /:is\(\[aria-current\]:not\(\[aria-current="?false"?\]\),\s*/g
const TYPED_BUTTON = /^\[type="?(submit|button)"?\]|:is\(button, \[type="?submit"?\], \[type="?button"?\], \[role="?button"?\]\)/

/**
 * A PostCSS plugin: takes out of the layer `pico` what `UNUSED` names, since every page carries its styles with it, and
 * Astro's movements between pages, in place of which ours is the browser's own.
 */
export const trimPico = () => ({
  postcssPlugin: 'trim-pico',
  OnceExit(root) {
    root.walkAtRules('keyframes', (rule) => {
      if (rule.params.startsWith('astro')) rule.remove()
    })
    const isOffice = root.source?.input.file?.includes('office') ?? false
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'pico') trimLayer(layer, isOffice)
    })
  },
})

/** Dialogs have one width of their own, in `Dialog.module.css`. */
const isDialogWidth = ({ selector, parent }) => selector === 'dialog > article' && parent.name === 'media'

function trimLayer(layer, isOffice) {
  layer.walkRules((rule) => {
    const kept = rule.selectors
      .map((selector) => selector.replace(CURRENT, ':is(').replace(TYPED_BUTTON, 'button'))
      .filter(
        (selector) => !UNUSED.test(withoutExceptions(selector)) && (isOffice || !OFFICE_ONLY.test(withoutExceptions(selector))),
      )
    if (kept.length > 0 && !isDialogWidth(rule)) rule.selectors = [...new Set(kept)]
    else rule.remove()
  })
  layer.walkAtRules((rule) => {
    if (rule.name === 'keyframes' ? rule.params.startsWith('modal') : rule.nodes?.length === 0) rule.remove()
  })
}

/** A selector without its `:not(…)`, whose contents are no use of what they name. */
function withoutExceptions(selector) {
  const rest = selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
  return rest === selector ? rest : withoutExceptions(rest)
}
