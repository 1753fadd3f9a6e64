import type { S3mini } from 's3mini'
import { listBucket, openBucket } from '../store/bucket'
import type { Pictures } from './pictures'
import { isOldUpload, isUploadName, notShown, type ReadShown, type Uploads, uploadedFiles } from './upload-files'

const ANSWER_WITHIN = 20_000

/** Uploads in an S3-compatible store, for several servers. */
export class UploadObjects implements Uploads {
  readonly #bucket: S3mini
  readonly #address: string
  readonly #answerWithin: number
  #sweeping: Promise<void> | undefined

  /** `address` is a bucket; a call without an answer within `answerWithin` milliseconds throws. */
  constructor(address: string, answerWithin = ANSWER_WITHIN) {
    this.#address = address
    this.#answerWithin = answerWithin
    this.#bucket = openBucket(address, answerWithin)
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

  /** One at a time, because a listing with many pages takes long. */
  sweep(readShown: ReadShown, now: number): Promise<void> {
    this.#sweeping ??= this.#sweep(readShown, now).finally(() => {
      this.#sweeping = undefined
    })
    return this.#sweeping
  }

  async #sweep(readShown: ReadShown, now: number): Promise<void> {
    const old: string[] = []
    try {
      for await (const { Key, LastModified } of listBucket(this.#address, this.#answerWithin))
        if (isOldUpload(Key, new Date(LastModified).getTime(), now)) old.push(Key)
    } finally {
      const swept = await notShown(old, readShown)
      if (swept.length > 0) await this.#bucket.deleteObjects(swept)
    }
  }
}
