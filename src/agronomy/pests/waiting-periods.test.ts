import { expect, test } from 'bun:test'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { ACTIVE_INGREDIENTS, type ActiveIngredientId } from './active-ingredients.ts'
import { PROTECTION_SOURCES } from './protection-sources.ts'
import { isPreventableDisease, PREVENTIVE_SPRAYS, remediesFor } from './remedies.ts'
import { isScoutedPest } from './scouting.ts'
import { PRODUCT_IDS, preHarvestInterval, reEntryInterval, sprayRoundLimit } from './waiting-periods.ts'

const advisedOn = (active: ActiveIngredientId) =>
  CANONICAL_CROPS.filter((crop) =>
    cropFacts(crop).record.pests.some(
      (pest) =>
        (isScoutedPest(pest) && remediesFor(pest).actives.includes(active)) ||
        (isPreventableDisease(pest) && PREVENTIVE_SPRAYS[pest].actives.includes(active)),
    ),
  )

test('every active that a card names has an interval on every crop it is advised on, known or the cautious one', () => {
  const unknown: string[] = []
  for (const active of Object.keys(ACTIVE_INGREDIENTS) as ActiveIngredientId[]) {
    expect(PRODUCT_IDS).toContain(active)
    for (const crop of advisedOn(active)) {
      const { days, known, source } = preHarvestInterval(active, crop)
      expect(PROTECTION_SOURCES[source].title).not.toBe('')
      if (known) expect(PROTECTION_SOURCES[source].rough).toBe(false)
      else {
        expect(days).toBe(14)
        unknown.push(`${active} ${crop}`)
      }
    }
  }
  expect(unknown.sort()).toEqual([
    'acetamiprid beans',
    'acetamiprid cocoa',
    'acetamiprid cowpeas',
    'chlorantraniliprole_lambda tomato',
    'copper cocoa',
    'cypermethrin_dimethoate beans',
    'cypermethrin_dimethoate cowpeas',
    'cypermethrin_dimethoate soybean',
    'emamectin_benzoate maize',
    'imidacloprid beans',
    'imidacloprid cowpeas',
    'mancozeb onion',
    'mancozeb potatoes',
    'mancozeb tomato',
  ])
})

test('gives the figures of the registers', () => {
  expect(preHarvestInterval('chlorantraniliprole', 'tomato')).toEqual({
    days: 3,
    known: true,
    source: 'cibrc-major-uses-of-insecticides',
  })
  expect(preHarvestInterval('lambda_cyhalothrin', 'okra').days).toBe(5)
  expect(preHarvestInterval('spinosad', 'onion')).toMatchObject({ days: 7, source: 'blv-register-of-plant-protection' })
  expect(preHarvestInterval('copper_metalaxyl', 'cocoa').days).toBe(30)
  expect(preHarvestInterval('neem', 'okra')).toMatchObject({ days: 0, known: true })
})

test('takes 14 days where no label was read, and for what is not known at all', () => {
  expect(preHarvestInterval('mancozeb', 'potatoes')).toEqual({ days: 14, known: false, source: 'choice' })
  expect(preHarvestInterval(null, 'okra').days).toBe(14)
})

test('names the hours for which people stay out: of a label, else the longest of all', () => {
  expect(reEntryInterval('mancozeb').value).toBe(24)
  expect(reEntryInterval('copper')).toMatchObject({ value: 48, known: true })
  for (const product of ['indoxacarb', 'dimethoate', 'profenofos', null] as const)
    expect(reEntryInterval(product)).toEqual({ value: 48, known: false, source: 'choice' })
})

test('limits the rounds of one active: as the register says, else by our own choice for its kind', () => {
  expect(sprayRoundLimit('spinosad', 'onion')).toEqual({ most: 4, source: 'blv-register-of-plant-protection' })
  expect(sprayRoundLimit('mancozeb', 'potatoes')).toEqual({ most: 4, source: 'choice' })
  expect(sprayRoundLimit('chlorantraniliprole', 'tomato')).toEqual({ most: 2, source: 'choice' })
  expect(sprayRoundLimit('neem', 'okra')).toBeNull()
})
