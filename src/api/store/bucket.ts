import { S3mini } from 's3mini'

/**
 * The S3-compatible bucket at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`. A call that is not
 * answered within so many milliseconds throws.
 */
export function openBucket(address: string, answerWithin: number, fetch?: typeof globalThis.fetch): S3mini {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  return new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${protocol}//${host}${pathname}`,
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: answerWithin,
    ...(fetch && { fetch }),
  })
}
