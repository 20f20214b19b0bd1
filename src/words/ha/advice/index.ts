import { assembleAdvice } from '../../assemble-advice.ts'
import { care } from './care.ts'
import { evidence } from './evidence.ts'
import { feeding } from './feeding.ts'
import { frame } from './frame.ts'
import { harvest } from './harvest.ts'
import { pests } from './pests.ts'
import { planting } from './planting.ts'
import { produce } from './produce.ts'
import { reasons } from './reasons.ts'
import { scouting } from './scouting.ts'
import { sprayed } from './sprayed.ts'
import { water } from './water.ts'
import { weather } from './weather.ts'

export const advice = assembleAdvice({
  care,
  evidence,
  feeding,
  frame,
  harvest,
  pests,
  planting,
  produce,
  reasons,
  scouting,
  sprayed,
  water,
  weather,
})
