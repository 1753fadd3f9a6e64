declare namespace App {
  interface Locals {
    /** What a page says of the shop; a page of the build has none. */
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
    /** The caller's own network address; never stored. */
    address: string
    /** Names this request in its answer and in the log; made by the server. */
    requestId: string
    isHttps: boolean
    /** Why the form of this request is refused before it is read: it was posted too often. */
    refusal?: import('~/api/http/problems').Refusal | undefined
  }
}

declare module '*?inline-script' {
  /** The module and all that it imports, minified. */
  export const text: string
  /** Its hash for a page's policy: `sha256-…`. */
  export const hash: `sha256-${string}`
}

/** For TypeScript alone; Astro's own check reads the components. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory
  export default component
}
