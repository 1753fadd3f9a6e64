import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StoreUnavailable } from '~/api/store/store'
import { UploadFiles } from '~/api/uploads/upload-files'
import { keepUpload } from '~/api/uploads/uploads'
import { refusal } from '../fixtures/problems'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { openTestShop } from '../fixtures/shops/shop'
import { openWithUploads } from '../fixtures/shops/upload-shop'

test('lets forty pictures wait to be decoded, and refuses one more', async () => {
  const { uploadFolder } = await openWithUploads()
  const context = { locals: { store: openTestShop().store, uploads: new UploadFiles(uploadFolder) } }
  const bytes = await picture('png', 8, 8)
  let sendOn = () => {}
  const arrived = new Promise<ArrayBuffer>((resolve) => {
    sendOn = () => resolve(bytes.buffer)
  })
  const arriving = Object.assign(new File([bytes], 'bag.png'), { arrayBuffer: () => arrived })
  const keep = () => keepUpload({ input: arriving, now: new Date().toISOString() } as never, context as never)
  const waiting = Array.from({ length: 40 }, keep)
  await expect(keep()).rejects.toThrow(StoreUnavailable)
  sendOn()
  expect(await Promise.all(waiting)).toHaveLength(40)
  expect(await keep()).toMatchObject({ width: 8 })
})

test('refuses a picture that takes too long to decode', async () => {
  const { send, files } = await openWithUploads()
  const { timeout, median } = sharp.prototype
  const limited = vi.spyOn(sharp.prototype, 'timeout')
  onTestFinished(() => limited.mockRestore())
  // Five seconds of work on a fast machine, with a limit of one second.
  limited.mockImplementation(function (this: Sharp) {
    return timeout.call(median.call(this, 901), { seconds: 1 })
  })
  await refusal(await send(pictureForm(await picture('jpeg', 1280, 960))), 422)
  expect(limited).toHaveBeenCalledWith({ seconds: 20 })
  expect(await files()).toEqual([])
})
