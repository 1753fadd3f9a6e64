import { gstReport, hsnQuery, monthQuery } from '~/domain/gst/gst-schema'
import { periodQuery } from '~/domain/period-schema'
import { defineFeature } from '../feature'
import { bookkeeper, csv, filer, zip } from '../http/endpoint'
import { exportTable8, exportTable12, exportTable13, readGst } from './gst'
import { exportMonth } from './month-zip'

export const gstFeature = defineFeature({
  calls: {
    '/gst': { GET: bookkeeper.handler(readGst).asks(periodQuery).answers(gstReport) },
    '/gst/8.csv': { GET: bookkeeper.handler(exportTable8).asks(periodQuery).sends(csv) },
    '/gst/12.csv': { GET: bookkeeper.handler(exportTable12).asks(hsnQuery).sends(csv) },
    '/gst/13.csv': { GET: bookkeeper.handler(exportTable13).asks(periodQuery).sends(csv) },
    '/month.zip': { GET: filer.handler(exportMonth).asks(monthQuery).sends(zip) },
  },
})
