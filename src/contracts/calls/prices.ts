import * as z from 'zod/mini'
import { PRICES_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import {
  listedPriceSchema,
  priceFileSchema,
  priceImportSchema,
  priceInputSchema,
  priceListSchema,
  pricesQuerySchema,
} from '../prices.ts'

/** Newest prices in the user's country. */
export const getNewestPrices = defineCall('GET /api/prices', { who: 'signed-in', out: priceListSchema, offline: true })

export const listPrices = defineCall('GET /api/admin/prices', {
  who: 'admin',
  query: pricesQuerySchema,
  out: z.array(listedPriceSchema),
  paged: true,
})

export const savePrice = defineCall('POST /api/admin/prices', {
  who: 'admin',
  reaches: 'all',
  in: priceInputSchema,
  out: listedPriceSchema,
  status: 201,
  form: { at: '/admin/prices', on: PRICES_PATH, again: true, said: 'prices.saved' },
})

export const removePrice = defineCall('DELETE /api/admin/prices/:id', {
  who: 'admin',
  reaches: 'all',
  form: { at: '/admin/prices/:id/remove', on: PRICES_PATH, said: 'prices.removed', failed: 'prices.failed' },
})

/** Imports the valid lines and stores a report on the invalid ones. */
export const importPrices = defineCall('POST /api/admin/prices/import', {
  who: 'admin',
  reaches: 'all',
  in: priceFileSchema,
  // Room for 5,000 lines.
  bodyKB: 512,
  out: priceImportSchema,
  form: { at: '/admin/prices/import', on: PRICES_PATH, again: true },
})

export const listPriceImports = defineCall('GET /api/admin/prices/imports', {
  who: 'admin',
  out: z.array(priceImportSchema),
})

export const exportPrices = defineCall('GET /api/admin/export/prices', {
  who: 'admin',
  file: 'text/csv; charset=utf-8',
})
