// The package brings no types, and those of others lack `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } })
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
