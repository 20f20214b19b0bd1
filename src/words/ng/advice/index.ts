import { assembleAdvice } from '../../assemble-advice.ts'
import { fieldWorkTexts } from './care.ts'
import { evidenceTexts } from './evidence.ts'
import { fertilizerAdviceTexts } from './feeding.ts'
import { commonAdviceTexts } from './frame.ts'
import { harvestTexts } from './harvest.ts'
import { pestTexts } from './pests.ts'
import { plantingTexts } from './planting.ts'
import { postharvestTexts } from './produce.ts'
import { reasonTexts } from './reasons.ts'
import { scoutingTexts } from './scouting.ts'
import { sprayIntervalTexts } from './sprayed.ts'
import { waterTexts } from './water.ts'
import { weatherTexts } from './weather.ts'

export const adviceTexts = assembleAdvice({
  care: fieldWorkTexts,
  evidence: evidenceTexts,
  feeding: fertilizerAdviceTexts,
  frame: commonAdviceTexts,
  harvest: harvestTexts,
  pests: pestTexts,
  planting: plantingTexts,
  produce: postharvestTexts,
  reasons: reasonTexts,
  scouting: scoutingTexts,
  sprayed: sprayIntervalTexts,
  water: waterTexts,
  weather: weatherTexts,
})
