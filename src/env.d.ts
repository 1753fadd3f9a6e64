declare namespace App {
  interface Locals {
    store: import('~/api/store/store').Store
    visits: import('~/api/store/visit-log').VisitLog
    limits: import('~/api/limits').Limits
    uploads: import('~/api/upload-files').Uploads
    addressHash: import('~/api/address-hash').AddressHash
    lastBackup: import('~/api/opening').OpenShop['lastBackup']
    forgetFirstPassword: import('~/api/opening').OpenShop['forgetFirstPassword']
    figures: import('~/api/opening').OpenShop['figures']
    /** The caller's own network address; never stored. */
    address: string
    /** Names this request in its answer and in the log; made by the server. */
    requestId: string
    isHttps: boolean
    /** Stands in the answer and in each line of the log about it. */
    requestId: string
  }
}
