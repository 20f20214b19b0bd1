import * as z from 'zod/mini'
import { PRICES_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import { listedPrice, priceFile, priceImport, priceInput, priceList, pricesQuery } from '../prices.ts'

/** Newest prices in the user's country. */
export const getPrices = defineCall('GET /api/prices', { who: 'signed-in', out: priceList, offline: true })

export const listPrices = defineCall('GET /api/admin/prices', {
  who: 'admin',
  query: pricesQuery,
  out: z.array(listedPrice),
  paged: true,
})

export const savePrice = defineCall('POST /api/admin/prices', {
  who: 'admin',
  reaches: 'all',
  in: priceInput,
  out: listedPrice,
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
  in: priceFile,
  // Room for 5,000 lines.
  bodyKB: 512,
  out: priceImport,
  form: { at: '/admin/prices/import', on: PRICES_PATH, again: true },
})

export const listPriceImports = defineCall('GET /api/admin/prices/imports', { who: 'admin', out: z.array(priceImport) })

export const exportPrices = defineCall('GET /api/admin/export/prices', {
  who: 'admin',
  file: 'text/csv; charset=utf-8',
})
