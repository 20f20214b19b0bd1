import { MIN_PUBLISHED_PEOPLE, REGION_MEASURES } from '../../contracts/regions.ts'
import { recordFrom } from '../../shared/records.ts'
import type { PlaceCounts } from './state-counts.ts'

/** Places as points with their counts (RFC 7946: longitude first, WGS 84). A count of fewer than five people is null. */
export const toFeatureCollection = (places: PlaceCounts[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ country, state, lga, lat, lng, counts, people }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: {
      country,
      state,
      ...(lga === null ? {} : { lga }),
      ...recordFrom(REGION_MEASURES, (measure) => (people[measure] < MIN_PUBLISHED_PEOPLE ? null : counts[measure])),
    },
  })),
})
