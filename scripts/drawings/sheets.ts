import { PEST_DRAWINGS } from '../../src/agronomy/pests/drawings.ts'
import { PEST_IDS, type PestId } from '../../src/agronomy/pests/pests.ts'
import { CROP_IDS, canonicalCrop } from '../../src/contracts/crops.ts'
import { keysOf } from '../../src/shared/records.ts'
import { en } from '../../src/words/en/index.ts'
import { ACTION_MEANINGS, FARM_MEANINGS, PLANT_MEANINGS, SKY_MEANINGS, STAGE_MEANINGS } from './meanings.ts'

interface Drawn {
  number: number
  id: string
  meaning: string
}
export interface Sheet {
  name: string
  title: string
  drawings: Drawn[]
}

/** Every drawing with its number and meaning, by set. */
export function allSheets(): Sheet[] {
  let number = 0
  const sheet = (name: string, title: string, drawings: (readonly [id: string, meaning: string])[]): Sheet => ({
    name,
    title,
    drawings: drawings.map(([id, meaning]) => ({ number: ++number, id, meaning })),
  })
  return [
    sheet('crops', 'Crops, with what is harvested', crops()),
    sheet('stages', 'How a crop stands', stages()),
    sheet('actions', 'What to do, and what not', keyed('action', ACTION_MEANINGS)),
    sheet('signs', 'Signs of pests and diseases', signs()),
    sheet('sky', 'Sky', keyed('sky', SKY_MEANINGS)),
    sheet('farm', 'The farm', FARM_MEANINGS),
  ]
}

const keyed = (prefix: string, meanings: Record<string, string>) =>
  Object.entries(meanings).map(([id, meaning]) => [`${prefix}.${id}`, meaning] as const)

const crops = () =>
  [...new Set(CROP_IDS.map(canonicalCrop))].map((id) => [`crop.${id}`, en.screens[`crop.${id}`]] as const)

const stages = () =>
  keysOf(PLANT_MEANINGS).flatMap((plant) =>
    keysOf(STAGE_MEANINGS).map(
      (stage) => [`stage.${plant}.${stage}`, `${PLANT_MEANINGS[plant]}, ${STAGE_MEANINGS[stage]}`] as const,
    ),
  )

/** Signs of several pests have one number and all their names. */
function signs() {
  const pests = Map.groupBy(PEST_IDS, (pest) => PEST_DRAWINGS[pest].sign)
  const words = (pest: PestId) => `${en.advice.pests[pest].name}: ${en.advice.pests[pest].look}`
  return [...pests].map(([sign, of]) => [sign, of.map(words).join('; ')] as const)
}
