const SCOPE = /data-astro-cid-(\w{8})/g
const KEPT = 4

/** Shortens the attributes by which Astro scopes styles: saves 0.2 kB of `/`. Throws if two components would share one. */
export function shortScopes() {
  const scopes = new Map()
  const short = (_, scope) => {
    const name = `data-${scope.slice(0, KEPT)}`
    const known = scopes.get(name) ?? scope
    if (known !== scope) throw new Error(`The styles of two components would be scoped by ${name}.`)
    scopes.set(name, scope)
    return name
  }
  return {
    name: 'short-scopes',
    transform: (code, id) =>
      id.includes('.astro') && code.includes('data-astro-cid-') ? { code: code.replace(SCOPE, short), map: null } : null,
    buildEnd(error) {
      if (!error && this.environment.name === 'prerender' && scopes.size === 0) this.error('There is no scope to shorten.')
    },
  }
}
