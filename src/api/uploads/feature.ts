import { upload } from '~/domain/catalog/images-schema'
import { defineFeature } from '../feature'
import { bookkeeper, picture } from '../http/endpoint'
import { keepUpload } from './uploads'

export const uploadsFeature = defineFeature({
  calls: {
    '/uploads': { POST: bookkeeper.handler(picture, keepUpload).answers(upload) },
  },
})
