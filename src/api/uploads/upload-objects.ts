import { S3mini } from 's3mini'
import type { Pictures } from './pictures'
import { isSwept, isUploadName, type Uploads, uploadedFiles } from './upload-files'

const ANSWER_WITHIN = 20_000

/** Uploads in an S3-compatible store, for servers on several machines. */
export class UploadObjects implements Uploads {
  readonly #bucket: S3mini

  /**
   * The store at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`.
   * A call that is not answered within so many milliseconds throws.
   */
  constructor(address: string, answerWithin = ANSWER_WITHIN) {
    const { protocol, host, pathname, username, password, searchParams } = new URL(address)
    this.#bucket = new S3mini({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      endpoint: `${protocol}//${host}${pathname}`,
      region: searchParams.get('region') ?? 'auto',
      requestAbortTimeout: answerWithin,
    })
  }

  async add(pictures: Pictures): Promise<string> {
    const { name, files } = uploadedFiles(pictures)
    try {
      for (const file of files) await this.#bucket.putObject(file.name, file.bytes, 'image/webp')
    } catch (error) {
      await this.#bucket.deleteObjects(files.map((file) => file.name)).catch(() => {})
      throw error
    }
    return name
  }

  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    if (!isUploadName(name)) return undefined
    const bytes = await this.#bucket.getObjectArrayBuffer(name)
    return bytes ? Buffer.from(bytes) : undefined
  }

  async sweep(kept: ReadonlySet<string>, now: number): Promise<void> {
    const objects = (await this.#bucket.listObjects()) ?? []
    const swept = objects.filter(({ Key, LastModified }) => isSwept(Key, new Date(LastModified).getTime(), kept, now))
    if (swept.length > 0) await this.#bucket.deleteObjects(swept.map(({ Key }) => Key))
  }
}
