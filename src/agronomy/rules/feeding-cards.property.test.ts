import { expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import { addDays } from '../dates.ts'
import { nutrientContent } from '../feeding/grades.ts'
import { perPlantApplication } from '../feeding/per-plant.ts'
import { assessField, type Field } from '../field.ts'
import { PLACES, type PlaceName, rains, showers, situationOf } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'
import { fertilizerRules } from './fertilizer.ts'

const ACRES = [0.25, 0.7, 1, 2, 12.36, null]
const SOILS = ['sand', 'mixed', 'loam', 'clay'] as const
/** Planted in the usual weeks of the place's rains, and in each other part of the year. */
const PLANTED = ['2025-12-10', '2026-05-05', '2026-06-20', '2026-07-20', '2026-11-10']

interface Told {
  field: Field
  card: Advice
}

/** Every feeding card of a crop at a place, whenever it is planted there; the field's areas and soils go round. */
function toldOf(crop: CanonicalCropId, place: PlaceName): Told[] {
  const told = new Map<string, Told>()
  let turn = CANONICAL_CROPS.indexOf(crop)
  for (const planted of PLANTED)
    for (let age = -28; age < 120; age += 7) {
      const field = assessField(
        situationOf({
          place,
          crop,
          asOf: addDays(planted, age),
          planted: cropFacts(crop).perennial ? '2021-06-01' : planted,
          past: rains(),
          ahead: showers(),
          field: { areaAcres: ACRES[turn % ACRES.length]!, soil: SOILS[turn % SOILS.length]! },
        }),
      )
      turn++
      for (const card of fertilizerRules(field))
        if (!told.has(card.situation)) told.set(card.situation, { field, card })
    }
  return [...told.values()]
}

/** Crops that no place feeds by the bag, and why. */
const WITHOUT_BAGS: Partial<Record<CanonicalCropId, string>> = {
  'pigeon-pea': 'no rate is known: manure alone',
  'oil-palm': 'no rate is known from the fourth year, and these palms are older',
}

const ALL = CANONICAL_CROPS.flatMap((crop) =>
  (Object.keys(PLACES) as PlaceName[]).map((place) => ({ crop, place, told: toldOf(crop, place) })),
)
const saidOf = ({ crop, place }: { crop: string; place: string }, card: Advice) => `${crop} ${place} ${card.situation}`
const byTheBag = ({ rule }: Advice) => rule !== 'fertilizer.manure' && rule !== 'fertilizer.too-late'

test('every crop is fed somewhere, or it is said why not', () => {
  for (const crop of CANONICAL_CROPS) {
    const fed = ALL.some((one) => one.crop === crop && one.told.some(({ card }) => byTheBag(card)))
    expect([crop, fed]).toEqual([crop, !(crop in WITHOUT_BAGS)])
  }
})

test('no card of any crop and place is without its product, amount, measure in hand, place and number', () => {
  const bare: string[] = []
  for (const one of ALL)
    for (const { card } of one.told.filter(({ card }) => byTheBag(card))) {
      const { product, bags, kg, hand, treeHand, place, cm, n, of } = card.facts
      const lacks = [
        product === undefined && 'product',
        !(Number(bags) > 0 || Number(kg) > 0) && 'amount',
        hand === undefined && treeHand === undefined && 'measure',
        place === undefined && cm === undefined && card.rule !== 'fertilizer.pods' && 'place',
        card.rule !== 'fertilizer.pods' && !(Number(n) >= 1 && Number(n) <= Number(of)) && 'number',
        card.closes === null && 'closing',
      ].filter(Boolean)
      if (lacks.length > 0) bare.push(`${saidOf(one, card)}: ${lacks.join(', ')}`)
    }
  expect(bare).toEqual([])
})

test('text and SMS name the bag and keep to their lengths in every language', () => {
  const wrong: string[] = []
  for (const one of ALL)
    for (const { card } of one.told)
      for (const language of LANGUAGE_IDS) {
        const { title, content, sms } = wordAdvice(card, language)
        const said = `${language} ${saidOf(one, card)}`
        if (title.length > 60) wrong.push(`${said}: ${title}`)
        if (content.split(/\s+/).length > 60) wrong.push(`${said}: ${content}`)
        if (sms.length > 160) wrong.push(`${said}: ${sms}`)
        const grade = String(card.facts.product).match(/\d+(-\d+)+/)?.[0]
        if (
          byTheBag(card) &&
          grade?.startsWith('1') &&
          !(content.includes(grade.slice(0, 8)) && sms.includes(grade.slice(0, 8)))
        )
          wrong.push(`${said} does not name ${grade}: ${sms}`)
      }
  expect(wrong).toEqual([])
}, 300_000)

test('trees and mats are given in a year no more than the land bears', () => {
  const over: string[] = []
  for (const crop of CANONICAL_CROPS)
    for (const country of ['NG', 'NA'] as const)
      for (const age of [null, 0, 1, 2, 3, 5, 8, 12, 30]) {
        const feeding = perPlantApplication(crop, country, age)
        if (!feeding) continue
        const { season_element_kg_ha: ceiling } = fertilizerFigures(crop)!.maximum
        for (const x of ['n', 'p', 'k'] as const) {
          const grams = feeding.products.reduce((sum, one) => sum + nutrientContent(one.grade)[x] * one.grams, 0)
          const year = (grams * feeding.times * feeding.plantsPerHectare) / 1000
          if (year > ceiling[x] + 0.01) over.push(`${crop} ${country} ${age} ${x}: ${year}`)
        }
      }
  expect(over).toEqual([])
})
