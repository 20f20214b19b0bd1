import { canonicalCrop, isCropId } from '../../contracts/crops.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { capitalizeNames } from '../capitals.ts'
import { numberInWords } from '../numbers-in-words.ts'
import type { Placeholder } from '../speaker.ts'
import { phrasePlaceholder } from './phrase.ts'
import { shownFact } from './shown-fact.ts'

/** Placeholders that any advice may have, and those of seasonal work. */
export const generalPlaceholders = {
  crop: (_, { words, advice }) => words.crops[advice.crop],
  Crop: (_, { words, advice }) => capitalizeNames(words.crops)[advice.crop]!,
  before: ({ before }, { words }) => phrasePlaceholder(words.crops, before),
  crops: ({ crops = '' }, { words }) =>
    crops
      .split(',')
      .map((id) => (isCropId(id) ? words.crops[canonicalCrop(id)] : ''))
      .join(', '),
  stage: (_, { words, advice }) => words.stages[advice.growthStage],
  stated: ({ stated }, { words }) => phrasePlaceholder(words.stages, stated),
  expected: ({ expected }, { words }) => phrasePlaceholder(words.stages, expected),
  // A stage is no further reason, and text on usual weather names it at the end.
  why: ({ why, typical }, { words, say }) =>
    why === undefined || why === 'stage' || typical ? '' : say(words.reasons[why]),
  by: ({ by, byToday }, { words, voice }) => (byToday ? words.today[byToday] : shownFact(voice, by)),
  area: ({ area = 0, landUnit }, { words }) =>
    fillPlaceholders(words[landUnit === 'hectare' ? 'hectares' : 'acres'], { n: numberInWords(area, words) }),
  span: ({ from, to }, { words, say }) => say(words.span[from === to ? 'one' : 'many']),
  start: ({ from }, { words, say }) => (from === undefined ? '' : say(words.start)),
  rains: ({ rains }, { words, say }) => say(phrasePlaceholder(words.rains, rains)),
  rainsShort: ({ rains }, { words, say }) => say(phrasePlaceholder(words.rainsShort, rains)),
  lift: ({ lift }, { words }) => (lift ? words.lift : ''),
  step: ({ step }, { words }) => phrasePlaceholder(words.steps, step),
  work: ({ workFor }, { words, say }) => say(phrasePlaceholder(words.work, workFor)),
  keep: ({ keepFor }, { words, say }) => say(phrasePlaceholder(words.keep, keepFor)),
  seed: ({ seedFor }, { words, say }) => say(phrasePlaceholder(words.seed, seedFor)),
  seek: ({ seek }, { words }) => phrasePlaceholder(words.seek, seek),
  blackPods: ({ bears }, { words }) => (bears ? words.blackPods : ''),
} satisfies Record<string, Placeholder>
