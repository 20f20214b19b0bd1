import { expect, test } from 'bun:test'
import { SOIL_TYPES } from '../../contracts/farm.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { HOMES } from '../testing/made-farms.ts'
import { digest } from '../testing/recorded.ts'
import { simulateSeason } from './simulate-season.ts'

test('seasons of each crop use the water recorded, rain-fed and watered when due', () => {
  const lines = CANONICAL_CROPS.flatMap((crop, n) =>
    [[], 'when-due' as const, [{ date: '2029-06-20', mm: 30 }]].map((irrigation, way) => {
      const place = HOMES[(n * 7 + way) % HOMES.length]!
      const soil = [...SOIL_TYPES, null][(n + way) % (SOIL_TYPES.length + 1)]!
      const plantingDate = addDays('2029-06-01', way * 40 + n)
      const { harvestDate, totals, yieldShare, stressDays, rows } = simulateSeason({
        place,
        crop,
        soil,
        plantingDate,
        irrigation,
      })
      const { eta, irrigation: given } = totals
      const share = yieldShare?.toFixed(3)
      return `${crop} ${soil} to ${harvestDate}: ${Math.round(eta)} mm, given ${Math.round(given)}, ${stressDays} days dry, yield ${share} ${digest(totals)} ${digest(rows)}`
    }),
  )
  expect(lines).toMatchSnapshot()
})
