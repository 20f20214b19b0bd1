import * as z from 'zod/mini'
import { PRICES_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import {
  listedPriceReportSchema,
  marketListSchema,
  priceReportInputSchema,
  priceReportReviewSchema,
  priceReportSchema,
  priceReportsQuerySchema,
  sellOrHoldSchema,
  sellParamsSchema,
} from '../market.ts'

export const getNearbyPrices = defineCall('GET /api/prices/near', {
  who: 'signed-in',
  out: marketListSchema,
  offline: true,
})

export const reportPrice = defineCall('POST /api/prices/seen', {
  who: 'signed-in',
  reaches: ['market'],
  in: priceReportInputSchema,
  out: priceReportSchema,
  status: 201,
  limit: 'posting',
  offline: 'price',
  form: { at: '/prices', on: '/prices', again: true, said: 'market.thanks' },
})

export const getSellOrHold = defineCall('GET /api/crops/:id/sell', {
  who: 'signed-in',
  query: sellParamsSchema,
  out: sellOrHoldSchema,
})

export const listPriceReports = defineCall('GET /api/admin/prices/seen', {
  who: 'admin',
  query: priceReportsQuerySchema,
  out: z.array(listedPriceReportSchema),
  paged: true,
})

export const reviewPriceReport = defineCall('PUT /api/admin/prices/seen/:id', {
  who: 'admin',
  reaches: ['market'],
  in: priceReportReviewSchema,
  out: listedPriceReportSchema,
  form: { at: '/admin/prices/seen/:id', on: PRICES_PATH, failed: 'app.error' },
})

export const deletePriceReport = defineCall('DELETE /api/admin/prices/seen/:id', { who: 'admin', reaches: ['market'] })
