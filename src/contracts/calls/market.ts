import * as z from 'zod/mini'
import { PRICES_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import {
  listedPriceReport,
  marketList,
  priceReport,
  priceReportInput,
  priceReportReview,
  priceReportsQuery,
  sellOrHold,
  sellParams,
} from '../market.ts'

export const getMarket = defineCall('GET /api/prices/near', { who: 'signed-in', out: marketList, offline: true })

export const reportPrice = defineCall('POST /api/prices/seen', {
  who: 'signed-in',
  reaches: ['market'],
  in: priceReportInput,
  out: priceReport,
  status: 201,
  limit: 'posting',
  offline: 'price',
  form: { at: '/prices', on: '/prices', again: true, said: 'market.thanks' },
})

export const getSellOrHold = defineCall('GET /api/crops/:id/sell', {
  who: 'signed-in',
  query: sellParams,
  out: sellOrHold,
})

export const listSeenPrices = defineCall('GET /api/admin/prices/seen', {
  who: 'admin',
  query: priceReportsQuery,
  out: z.array(listedPriceReport),
  paged: true,
})

export const judgeSeenPrice = defineCall('PUT /api/admin/prices/seen/:id', {
  who: 'admin',
  reaches: ['market'],
  in: priceReportReview,
  out: listedPriceReport,
  form: { at: '/admin/prices/seen/:id', on: PRICES_PATH, failed: 'app.error' },
})

export const removeSeenPrice = defineCall('DELETE /api/admin/prices/seen/:id', { who: 'admin', reaches: ['market'] })
