const SCOPE = /data-astro-cid-(\w{8})/g
const names = new Map()

/**
 * Astro marks what scoped styles reach by an attribute with a hash in its name, on every element; a short name does as well.
 * A plugin of Vite for the pages, and one of PostCSS for their styles.
 */
export const shortScopes = () => ({
  name: 'short-scopes',
  enforce: 'post',
  transform: (code) => (code.includes('data-astro-cid-') ? { code: shortened(code), map: null } : null),
})

export const shortScopeStyles = () => ({
  postcssPlugin: 'short-scope-styles',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (rule.selector.includes('data-astro-cid-')) rule.selector = shortened(rule.selector)
    })
  },
})

/** What a class of a CSS module is called in the pages. */
export const shortClass = (name, file) => nameOf(`${file.replace(/\?.*/, '')} ${name}`).replace('data-', '')

const shortened = (text) => text.replace(SCOPE, (_, hash) => nameOf(hash))

/** The same name in pages and styles, whichever are built first. */
function nameOf(scope) {
  if (!names.has(scope)) names.set(scope, `data-z${names.size.toString(36)}`)
  return names.get(scope)
}
