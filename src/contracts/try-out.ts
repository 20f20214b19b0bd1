import * as z from 'zod/mini'
import { says } from './says.ts'

/** Crops that visitors can try on the landing page. */
export const TRY_OUT_CROPS = ['maize', 'cassava', 'rice', 'beans', 'yam', 'sorghum', 'millet', 'coffee'] as const
export type TryOutCrop = (typeof TRY_OUT_CROPS)[number]

/** Crop with a state or region, or with coordinates in tenths of a degree: `at=12.0,8.6`. */
export const tryOutQuery = z.object({
  crop: z.enum(TRY_OUT_CROPS, says('crop.required')),
  place: z._default(z.string().check(z.maxLength(60)), ''),
  at: z.optional(z.string().check(z.regex(/^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/, says('place.required')))),
})
export type TryOutQuery = z.infer<typeof tryOutQuery>
