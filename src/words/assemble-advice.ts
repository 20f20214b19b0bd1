import type { care } from './en/advice/care.ts'
import type { evidence } from './en/advice/evidence.ts'
import type { feeding } from './en/advice/feeding.ts'
import type { frame } from './en/advice/frame.ts'
import type { harvest } from './en/advice/harvest.ts'
import type { pests } from './en/advice/pests.ts'
import type { planting } from './en/advice/planting.ts'
import type { produce } from './en/advice/produce.ts'
import type { reasons } from './en/advice/reasons.ts'
import type { scouting } from './en/advice/scouting.ts'
import type { sprayed } from './en/advice/sprayed.ts'
import type { water } from './en/advice/water.ts'
import type { weather } from './en/advice/weather.ts'

/** The files of one language's advice, one a matter. */
interface AdviceFiles {
  care: typeof care
  evidence: typeof evidence
  feeding: typeof feeding
  frame: typeof frame
  harvest: typeof harvest
  pests: typeof pests
  planting: typeof planting
  produce: typeof produce
  reasons: typeof reasons
  scouting: typeof scouting
  sprayed: typeof sprayed
  water: typeof water
  weather: typeof weather
}

/** The advice of a language as it is spoken: what its files say, and their rules together. */
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
