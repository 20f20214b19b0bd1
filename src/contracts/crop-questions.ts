import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { ESTABLISHMENT_METHODS, MATURITY_CLASSES } from './season.ts'

/** Season questions of a crop. A question without options is not asked. */
const questionsSchema = z.object({
  cropType: z.enum(CROP_IDS),
  /** Days from sowing to harvest of each maturity class, with variety names that seed sellers use. */
  maturity: z.array(
    z.object({ class: z.enum(MATURITY_CLASSES), from: z.number(), to: z.number(), names: z.array(z.string()) }),
  ),
  established: z.array(z.enum(ESTABLISHMENT_METHODS)),
  /** Rice only. */
  field: z.boolean(),
  striga: z.boolean(),
})
export type CropQuestions = z.infer<typeof questionsSchema>

/** Returns whether a crop has season questions. Trees have none. */
export const asksSeasonQuestions = ({ maturity, field, established }: CropQuestions): boolean =>
  maturity.length > 0 || field || established.length > 0

export const cropQuestionsSchema = z.array(questionsSchema)
