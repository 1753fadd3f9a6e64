declare module 'web-push' {
  interface Subscription {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL: number
    urgency: 'high'
    topic: string
    contentEncoding: 'aes128gcm'
  }
  interface RequestDetails {
    method: 'POST'
    headers: Record<string, string>
    body: Buffer<ArrayBuffer>
  }
  const library: { generateRequestDetails(subscription: Subscription, payload: string, options: Options): RequestDetails }
  export default library
}
