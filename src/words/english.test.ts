import { expect, test } from 'bun:test'
import { CROP_IDS, CROPS } from '../contracts/crops.ts'
import {
  EXPERIENCE_IDS,
  EXPERIENCES,
  FARM_SIZE_IDS,
  FARM_SIZES,
  GROWTH_STAGE_IDS,
  GROWTH_STAGES,
} from '../contracts/farm.ts'
import { en } from './en/screens.ts'

test('the English words of crops, stages, sizes and experience are those of the catalogues', () => {
  for (const id of CROP_IDS) expect(en[`crop.${id}`]).toBe(CROPS[id].label)
  for (const id of GROWTH_STAGE_IDS) expect(en[`stage.${id}`]).toBe(GROWTH_STAGES[id].label)
  for (const id of FARM_SIZE_IDS) expect(en[`farmSize.${id}`]).toBe(FARM_SIZES[id].label)
  for (const id of EXPERIENCE_IDS) expect(en[`experience.${id}`]).toBe(EXPERIENCES[id].label)
})
