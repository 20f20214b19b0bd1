import { defineCall } from '../call.ts'
import { rainHistorySchema, rainStartForecastSchema, rainsQuerySchema } from '../rains.ts'

export const getRainStart = defineCall('GET /api/weather/rains', {
  who: 'signed-in',
  query: rainsQuerySchema,
  out: rainStartForecastSchema,
  offline: true,
})

/** Rainy seasons of past years, with planting tables for the user's crops. */
export const getRainHistory = defineCall('GET /api/weather/years', {
  who: 'signed-in',
  query: rainsQuerySchema,
  out: rainHistorySchema,
  offline: true,
})
