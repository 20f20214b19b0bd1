import type { fieldWorkTexts } from './en/advice/care.ts'
import type { evidenceTexts } from './en/advice/evidence.ts'
import type { fertilizerAdviceTexts } from './en/advice/feeding.ts'
import type { commonAdviceTexts } from './en/advice/frame.ts'
import type { harvestTexts } from './en/advice/harvest.ts'
import type { pestTexts } from './en/advice/pests.ts'
import type { plantingTexts } from './en/advice/planting.ts'
import type { postharvestTexts } from './en/advice/produce.ts'
import type { reasonTexts } from './en/advice/reasons.ts'
import type { scoutingTexts } from './en/advice/scouting.ts'
import type { sprayIntervalTexts } from './en/advice/sprayed.ts'
import type { waterTexts } from './en/advice/water.ts'
import type { weatherTexts } from './en/advice/weather.ts'

/** The files of one language's advice, one a matter. */
interface AdviceFiles {
  care: typeof fieldWorkTexts
  evidence: typeof evidenceTexts
  feeding: typeof fertilizerAdviceTexts
  frame: typeof commonAdviceTexts
  harvest: typeof harvestTexts
  pests: typeof pestTexts
  planting: typeof plantingTexts
  produce: typeof postharvestTexts
  reasons: typeof reasonTexts
  scouting: typeof scoutingTexts
  sprayed: typeof sprayIntervalTexts
  water: typeof waterTexts
  weather: typeof weatherTexts
}

/** Merges the advice texts of a language's files into one object; the `rules` of all files become one record. */
export const assembleAdvice = ({ produce, reasons, evidence, ...files }: AdviceFiles) => ({
  ...files.frame,
  ...files.water,
  ...files.weather,
  ...files.planting,
  ...files.feeding,
  ...files.pests,
  ...files.scouting,
  ...files.sprayed,
  ...files.harvest,
  produce,
  ...files.care,
  rules: {
    ...files.water.rules,
    ...files.weather.rules,
    ...files.planting.rules,
    ...files.feeding.rules,
    ...files.pests.rules,
    ...files.scouting.rules,
    ...files.sprayed.rules,
    ...files.harvest.rules,
    ...files.care.rules,
  },
  reasons,
  evidence,
})
