import { upload } from '~/domain/catalog/images-schema'
import { defineFeature } from '../feature'
import { operator, picture } from '../http/endpoint'
import { keepUpload } from './uploads'

export const uploadsFeature = defineFeature({
  calls: {
    '/uploads': { POST: operator.handler(picture, keepUpload).answers(upload) },
  },
})
