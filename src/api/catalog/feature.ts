import * as z from 'zod/mini'
import { OPTIONAL_NAMES } from '~/domain/catalog/optional-fields'
import { importQuery, productsImport } from '~/domain/catalog/products-csv-schema'
import { createdProduct, newProduct, product, productActive, productPrice } from '~/domain/catalog/schema'
import {
  createdShowcaseImage,
  deletedShowcaseImage,
  newShowcaseImage,
  showcaseImage,
} from '~/domain/catalog/showcase-images-schema'
import { newStockMove, stockMove, stockMovePage, stockMoveQuery } from '~/domain/catalog/stock-moves-schema'
import { storedDeletedProduct, storedProduct } from '~/domain/catalog/stored-products-schema'
import { indianDay } from '~/domain/dates'
import { defineFeature } from '../feature'
import { bookkeeper, csv, table as csvTable, empty, nothing, operator, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { changeProduct, createProduct, deleteProduct, listProducts, restoreProduct, updateProduct } from './products'
import { exportProducts, importProducts } from './products-csv'
import {
  createShowcaseImage,
  deleteShowcaseImage,
  listShowcaseImages,
  restoreShowcaseImage,
  updateShowcaseImage,
} from './showcase-images'
import { createStockMove, listStockMoves } from './stock-moves'

const tables = {
  products: table(storedProduct, 'id', { sku: (row) => row.sku }),
  showcaseImages: table(showcaseImage, 'id', {}),
  deletedProducts: table(storedDeletedProduct, 'id', {}),
  deletedShowcaseImages: table(deletedShowcaseImage, 'id', {}),
  stockMoves: table(stockMove, 'id', { day: (row) => indianDay(new Date(row.at)) }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const catalogFeature = defineFeature({
  tables,
  erased: {
    products: undefined,
    showcaseImages: undefined,
    deletedProducts: undefined,
    deletedShowcaseImages: undefined,
    stockMoves: { texts: ['note'] },
  },
  audited: {
    products: {
      noun: 'products',
      labelOf: ({ name }) => name,
      seen: ({ version: _, translatedFrom: _old, ratingCount: _count, ratingSum: _sum, ...product }) => product,
      values: [
        'name',
        'description',
        'category',
        'price',
        'stockQuantity',
        'weight',
        'sku',
        'isActive',
        'specifications',
        'translations',
        ...OPTIONAL_NAMES,
      ],
      deleted: 'deletedProducts',
    },
    showcaseImages: {
      noun: 'showcase-images',
      labelOf: ({ title }) => title,
      seen: ({ version: _, translatedFrom: _old, ...image }) => image,
      values: ['title', 'description', 'order', 'isActive', 'translations'],
      deleted: 'deletedShowcaseImages',
    },
    deletedProducts: undefined,
    deletedShowcaseImages: undefined,
    stockMoves: undefined,
  },
  calls: {
    '/products': {
      GET: visitor.list('products', listProducts).answers(product),
      POST: operator(createdProduct, createProduct).answers(product),
    },
    '/products/[id]': {
      PUT: operator(newProduct, updateProduct).ofVersion().answers(product),
      DELETE: operator(nothing, deleteProduct).answers(empty),
    },
    '/products/[id]/active': { PUT: operator(productActive, changeProduct).ofVersion().answers(product) },
    '/products/[id]/price': { PUT: operator(productPrice, changeProduct).ofVersion().answers(product) },
    '/products/[id]/restored': { PUT: operator(nothing, restoreProduct).answers(product) },
    '/products/[id]/stock-moves': { POST: operator(newStockMove, createStockMove).ofVersion().answers(stockMove) },
    '/products.csv': {
      GET: bookkeeper.handler(exportProducts).sends(csv),
      PUT: operator.handler(csvTable, importProducts).asks(importQuery).ofVersion().answers(productsImport),
    },
    '/showcase-images': {
      GET: visitor(listShowcaseImages).answers(z.array(showcaseImage)),
      POST: operator(createdShowcaseImage, createShowcaseImage).answers(showcaseImage),
    },
    '/showcase-images/[id]': {
      PUT: operator(newShowcaseImage, updateShowcaseImage).ofVersion().answers(showcaseImage),
      DELETE: operator(nothing, deleteShowcaseImage).answers(empty),
    },
    '/showcase-images/[id]/restored': { PUT: operator(nothing, restoreShowcaseImage).answers(showcaseImage) },
    '/stock-moves': { GET: bookkeeper.handler(listStockMoves).asks(stockMoveQuery).answers(stockMovePage) },
  },
})
