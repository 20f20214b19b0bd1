import * as z from 'zod/mini'
import { PRICES_PATH } from '../admin-tabs.ts'
import { call } from '../call.ts'
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

export const getMarket = call('GET /api/prices/near', { who: 'signed-in', out: marketList, offline: true })

export const reportPrice = call('POST /api/prices/seen', {
  who: 'signed-in',
  reaches: ['market'],
  in: priceReportInput,
  out: priceReport,
  status: 201,
  limit: 'posting',
  offline: 'price',
  form: { at: '/prices', on: '/prices', again: true, said: 'market.thanks' },
})

export const getSellOrHold = call('GET /api/crops/:id/sell', {
  who: 'signed-in',
  query: sellParams,
  out: sellOrHold,
})

export const listSeenPrices = call('GET /api/admin/prices/seen', {
  who: 'admin',
  query: priceReportsQuery,
  out: z.array(listedPriceReport),
  paged: true,
})

export const judgeSeenPrice = call('PUT /api/admin/prices/seen/:id', {
  who: 'admin',
  reaches: ['market'],
  in: priceReportReview,
  out: listedPriceReport,
  form: { at: '/admin/prices/seen/:id', on: PRICES_PATH, failed: 'app.error' },
})

export const removeSeenPrice = call('DELETE /api/admin/prices/seen/:id', { who: 'admin', reaches: ['market'] })
