import { dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import { establishedAs } from '../growth/establishment.ts'
import { PESTS, type PestId } from '../pests/pests.ts'
import { inSeason } from '../pests/risks.ts'
import { isScouted, roundOn } from '../pests/scouting.ts'
import type { Advice } from '../types.ts'
import { adviceOf, stageFigures } from './advice.ts'
import { dryFieldFacts } from './pest-risk.ts'
import { isLetOff } from './rain.ts'
import { variablesOf } from './risk-variables.ts'

/** Jobs of a quiet week, in turn with looking for a pest. */
export type Look = 'leaves' | 'seed' | 'bunds' | 'growth' | 'soil' | 'tree' | 'mat' | 'trash' | 'fire'

const isPest = (look: PestId | Look): look is PestId => look in PESTS

/** One walk through the field: for one of the pests that may come at its age and place, or for the small work of its kind. */
export function walking(field: Field): Advice {
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const looks = [...mayCome(field), ...smallWork(field)]
  const look = isInTheGround(field) ? 'seed' : field.stage === 'planted' ? 'soil' : looks[week % looks.length]!
  return adviceOf(field, {
    rule: isPest(look) ? 'care.look' : 'care.walk',
    about: look,
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: isPest(look)
      ? { pest: look, walk: field.crop.record.life === 'tree' ? 'trees' : 'field', ...dryFieldFacts(field, look) }
      : { seek: look },
    evidence: stageFigures(field),
    ...(isPest(look) ? { actions: [`pest.${look}` as const] } : {}),
    days: 6,
  })
}

/** Sown, and not come up: what lies there is looked at. */
const isInTheGround = ({ season, situation, crop }: Field): boolean =>
  season.planted !== null && season.emergence === 'not_yet' && establishedAs(situation, crop) === 'seed'

/** Days without rain from which dry grass burns (a choice). */
const BURNS_AFTER = 14

function smallWork(field: Field): Look[] {
  const { record } = field.crop
  // Its soil is to be full of water, and its bunds keep it there.
  if (field.balance.paddy) return isLetOff(field) ? ['leaves'] : ['bunds', 'leaves']
  const dry = field.week.dryDays >= BURNS_AFTER && !field.inRains
  const fire: Look[] = dry && standsLong(field) ? ['fire'] : []
  // In the dry season nobody opens a drain, and dry soil is no news.
  const rains: Look[] = dry && !field.irrigated ? [] : ['soil', 'growth']
  if (record.life === 'tree') return ['tree', ...fire, ...rains.slice(0, 1)]
  if (record.life === 'mat') return ['mat', ...rains.slice(0, 1)]
  if (record.harvest.kind === 'cut') {
    const cane: Look[] = [...(isStripped(field) ? (['trash'] as const) : []), ...fire, ...rains]
    return cane.length > 0 ? cane : ['leaves']
  }
  return [...(rains.length > 0 && mayCome(field).length > 0 ? [] : (['leaves'] as const)), ...fire, ...rains]
}

/** Crops that stand through the dry season, when the bush burns. */
const standsLong = ({ crop: { record } }: Field): boolean =>
  record.life !== 'annual' || record.harvest.kind === 'cut' || (record.harvest.kind === 'roots' && record.harvest.waits)

/** Months in which cane is stripped of its dry leaves (`weeding.trash`: month 7 to 9). */
const STRIPPED = { from: 180, to: 270 }
const isStripped = ({ dap }: Field): boolean => dap !== null && dap >= STRIPPED.from && dap <= STRIPPED.to

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
