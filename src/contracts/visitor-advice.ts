import * as z from 'zod/mini'
import { refusalMessage } from './refusal-messages.ts'

/** Crops that visitors can try on the landing page. */
export const VISITOR_CROPS = ['maize', 'cassava', 'rice', 'beans', 'yam', 'sorghum', 'millet', 'coffee'] as const
export type VisitorCrop = (typeof VISITOR_CROPS)[number]

/** Crop with a state or region, or with coordinates in tenths of a degree: `at=12.0,8.6`. */
export const visitorAdviceQuerySchema = z.object({
  crop: z.enum(VISITOR_CROPS, refusalMessage('crop.required')),
  place: z._default(z.string().check(z.maxLength(60)), ''),
  at: z.optional(z.string().check(z.regex(/^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/, refusalMessage('place.required')))),
})
export type VisitorAdviceQuery = z.infer<typeof visitorAdviceQuerySchema>
