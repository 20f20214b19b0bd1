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
import { water } from './water.ts'
import { weather } from './weather.ts'

export const advice = {
  ...frame,
  ...water,
  ...weather,
  ...planting,
  ...feeding,
  ...pests,
  ...scouting,
  ...harvest,
  produce,
  ...care,
  rules: {
    ...water.rules,
    ...weather.rules,
    ...planting.rules,
    ...feeding.rules,
    ...pests.rules,
    ...scouting.rules,
    ...harvest.rules,
    ...care.rules,
  },
  reasons,
  evidence,
}
