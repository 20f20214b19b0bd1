import { describe, expect, test } from 'bun:test'
import { PLACES } from '../testing/example-fields.ts'
import { type FollowedField, followCards } from '../testing/following-the-cards.ts'

const windhoek = { lat: -22.57, lng: 17.08, elevation: 1660, country: 'NA', state: 'Khomas' }
const lagos = { lat: 6.45, lng: 3.4, elevation: 40, country: 'NG', state: 'Lagos' }
const { kano } = PLACES

const FIELDS: Record<string, Omit<FollowedField, 'logs'>> = {
  'tomato at Kano, drip, loam': {
    crop: 'tomato',
    place: kano,
    soil: 'loam',
    method: 'drip',
    plantingDate: '2026-11-16',
    areaAcres: 1,
  },
  'pepper at Kano, drip, sand': {
    crop: 'pepper',
    place: kano,
    soil: 'sand',
    method: 'drip',
    plantingDate: '2026-11-16',
    areaAcres: 1,
  },
  'tomato at Windhoek, drip': {
    crop: 'tomato',
    place: windhoek,
    soil: 'mixed',
    method: 'drip',
    plantingDate: '2026-09-07',
    areaAcres: 1,
  },
  'tomato at Kano, furrows': {
    crop: 'tomato',
    place: kano,
    soil: 'loam',
    method: 'furrow',
    plantingDate: '2026-11-16',
    areaAcres: 1,
  },
  'tomato at Kano, sprinklers': {
    crop: 'tomato',
    place: kano,
    soil: 'loam',
    method: 'sprinkler',
    plantingDate: '2026-11-16',
    areaAcres: 1,
  },
  'onion at Kano, flood, clay': {
    crop: 'onion',
    place: kano,
    soil: 'clay',
    method: 'flood',
    plantingDate: '2026-11-16',
    areaAcres: 1,
  },
  'amaranth at Lagos, cans, sand': {
    crop: 'spinach',
    place: lagos,
    soil: 'sand',
    method: 'manual',
    plantingDate: '2026-12-05',
    areaAcres: 0.1,
  },
  'lettuce at Windhoek, cans, sand': {
    crop: 'lettuce',
    place: windhoek,
    soil: 'sand',
    method: 'manual',
    plantingDate: '2026-09-07',
    areaAcres: 0.1,
  },
}

describe('a farmer who follows the cards', () => {
  for (const [name, field] of Object.entries(FIELDS)) {
    for (const logs of [true, false]) {
      test(`waters his ${name}, well enough: ${logs ? 'he tells what he gives' : 'he tells nothing'}`, () => {
        const { totals } = followCards({ ...field, logs })
        expect(totals.eta / totals.etc).toBeGreaterThan(0.9)
      })
    }
  }
})
