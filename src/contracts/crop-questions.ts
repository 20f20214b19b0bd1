import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { ESTABLISHED_AS, MATURITY_CLASSES } from './season.ts'

/** Questions about a crop's season; without options a question is not asked. */
const questions = z.object({
  cropType: z.enum(CROP_IDS),
  /** Days from sowing to harvest of each class, with names of seed sellers. */
  maturity: z.array(
    z.object({ class: z.enum(MATURITY_CLASSES), from: z.number(), to: z.number(), names: z.array(z.string()) }),
  ),
  established: z.array(z.enum(ESTABLISHED_AS)),
  /** Rice only. */
  field: z.boolean(),
  striga: z.boolean(),
})
export type CropQuestions = z.infer<typeof questions>

/** Returns whether a crop has season questions; trees have none. */
export const asksSeason = ({ maturity, field, established }: CropQuestions): boolean =>
  maturity.length > 0 || field || established.length > 0

export const cropQuestions = z.array(questions)
