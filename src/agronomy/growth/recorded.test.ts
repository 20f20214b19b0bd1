import { expect, test } from 'bun:test'
import { MATURITY_CLASSES } from '../../contracts/season.ts'
import { findAgroZone } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { cropRainNeed } from '../rain-odds/crop-needs.ts'
import { HOMES } from '../testing/made-farms.ts'
import { digest, madeSituations } from '../testing/recorded.ts'
import { listFallbackCrops } from './fallback-crops.ts'
import { findSowingWindows } from './sowing-windows.ts'
import { usualSeasonDays } from './usual-season.ts'
import { maturityClassesInZone, usualMaturityClassOn } from './variety.ts'

test('classes and planting windows of each crop at each place are those recorded', () => {
  const lines = CANONICAL_CROPS.flatMap((crop, n) => {
    const facts = cropFacts(crop)
    if (facts.record.life !== 'annual') return []
    return HOMES.filter((_, at) => at % 5 === n % 5).map((place, at) => {
      const zone = findAgroZone(place)
      const ground = { place, soil: null, irrigation: at % 2 === 0 ? [] : (['furrow'] as const).slice() }
      const classes = maturityClassesInZone(facts, zone)
      const date = addDays('2029-01-10', 60 * at)
      const usual = usualMaturityClassOn(date, ground, facts, zone)
      const windows = findSowingWindows(facts, zone, ground, usual, date)
      const best = windows.map((one) => `${one.best.from}..${one.best.to}`).join(' ')
      return `${crop} ${zone} ${date} ${usual.id}: ${best} ${digest(windows)} ${digest(classes)}`
    })
  })
  expect(lines).toMatchSnapshot()
})

test('usual seasons and their need of rain are those recorded', () => {
  const lines = CANONICAL_CROPS.map((crop) => {
    const classes = [null, ...MATURITY_CLASSES].map((one) => {
      const need = cropRainNeed(crop, 'sudan_savanna', one)
      return `${usualSeasonDays(crop, one, 'NG')} ${need?.days}/${need?.water}`
    })
    return `${crop}: ${classes.join(', ')}`
  })
  expect(lines).toMatchSnapshot()
})

test('crops named instead of one that fits no more are those recorded', () => {
  const lines = madeSituations(120, 31).map((situation) => {
    const field = assessField(situation)
    const some = listFallbackCrops(field, (id) => id !== 'cowpeas')
    return `${situation.crop} ${field.zone} ${field.asOf}: ${listFallbackCrops(field)} ${some}`
  })
  expect(lines).toMatchSnapshot()
})
