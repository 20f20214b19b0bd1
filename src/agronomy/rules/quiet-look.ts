import { dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import { PESTS, type PestId } from '../pests/pests.ts'
import { inSeason } from '../pests/risks.ts'
import { isScouted, roundOn } from '../pests/scouting.ts'
import type { Advice } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'
import { variablesOf } from './risk-variables.ts'

/** What is looked at in a quiet week, in turn. */
export const LOOKS = ['leaves', 'growth', 'soil'] as const

/** One walk through the field: for one of the pests that may come at its age and place, or at how it stands. */
export function walking(field: Field): Advice {
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const pests = mayCome(field)
  const looks = [...pests, ...(pests.length > 0 ? LOOKS.filter((look) => look !== 'leaves') : LOOKS)]
  const look = field.stage === 'planted' ? 'soil' : looks[week % looks.length]!
  const pest = pests.find((id) => id === look)
  return adviceOf(field, {
    rule: pest ? 'care.look' : 'care.walk',
    about: look,
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: pest ? { pest, walk: field.crop.record.life === 'tree' ? 'trees' : 'field' } : { seek: look },
    evidence: stageFigures(field),
    ...(pest ? { actions: [`pest.${pest}`] } : {}),
    days: 6,
  })
}

/** Pests and diseases of the crop that live in its zone and attack what stands there now, whatever the weather. */
function mayCome(field: Field): PestId[] {
  const { record } = field.crop
  const variables = variablesOf(field)
  return record.pests.filter((id) => {
    const pest = PESTS[id]
    if (pest.category === 'harvest' || !pest.zones.has(field.zone) || !inSeason(record, pest, variables)) return false
    if (pest.weed && field.situation.striga === false) return false
    return !isScouted(id) || roundOn(id, field.dap, field.stages.growth) !== null
  })
}
