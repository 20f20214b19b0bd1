import { PLACES } from './example-fields.ts'
import type { SeasonField } from './obeyed-season.ts'

const nigeria = (lat: number, lng: number, elevation: number, state: string) => ({
  ...{ lat, lng, elevation, state },
  country: 'NG' as const,
})
export const KADAWA = nigeria(11.63, 8.42, 490, 'Kano')

/** Seasons of the acceptance: rice transplanted and sown. */
export const SIX_SEASONS = {
  'maize at Kano': { crop: 'maize', place: PLACES.kano, planted: '2026-06-21', days: 190, field: { soil: 'sand' } },
  'transplanted rice at Bida': {
    ...{ crop: 'rice', place: nigeria(9.08, 6.01, 137, 'Niger'), planted: '2026-07-12', days: 190 },
    field: { soil: 'clay', established: 'seedling', riceField: 'lowland' },
  },
  'sown rice at Lafia': {
    ...{ crop: 'rice', place: nigeria(8.49, 8.52, 180, 'Nasarawa'), planted: '2026-06-21', days: 200 },
    field: { soil: 'clay', riceField: 'lowland' },
  },
  'cassava at Benin': { crop: 'cassava', place: nigeria(6.34, 5.62, 80, 'Edo'), planted: '2026-04-12', days: 420 },
  'yam at Makurdi': { crop: 'yam', place: PLACES.makurdi, planted: '2026-03-29', days: 320 },
  'tomato at Kadawa': {
    ...{ crop: 'tomato', place: KADAWA, planted: '2026-11-15', days: 140 },
    field: { irrigation: ['furrow'], established: 'seedling' },
  },
  'mahangu at Oshakati, sown dry': {
    ...{ crop: 'millet', place: PLACES.oshakati, planted: '2026-12-13', days: 200, field: { soil: 'sand' } },
  },
} satisfies Record<string, SeasonField>

export type SeasonName = keyof typeof SIX_SEASONS
