declare namespace App {
  interface Locals {
    /** The shop's values for a page; a built page has none. */
    values?: import('~/domain/account/page-values').PageValues
    store: import('~/api/store/store').Store
    visits: import('~/api/store/visits/visit-log').VisitLog
    limits: import('~/api/http/rate-limits').Limits
    uploads: import('~/api/uploads/upload-files').Uploads
    addressHash: import('~/api/auth/address-hash').AddressHash
    lastBackup: import('~/api/startup/startup').RunningShop['lastBackup']
    forgetFirstPassword: import('~/api/startup/startup').RunningShop['forgetFirstPassword']
    sendsMail: boolean
    watches: import('~/api/startup/startup').RunningShop['watches']
    awaited: import('~/api/startup/startup').RunningShop['awaited']
    pushTestService: string | undefined
    stats: import('~/api/startup/startup').RunningShop['stats']
    /** The caller's network address; never stored. */
    address: string
    /** The id of this request in its response and in the log; set by the server. */
    requestId: string
    isHttps: boolean
    /** Why the form of this request is refused before it is read: too many posts. */
    refusal?: import('~/api/http/problems').Refusal | undefined
  }
}

declare module '*?inline-script' {
  /** The minified module with all its imports. */
  export const text: string
  /** Its hash for the Content-Security-Policy: `sha256-…`. */
  export const hash: `sha256-${string}`
}

/** Only for TypeScript; Astro's own check reads the components. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory
  export default component
}
