import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { ESTABLISHED_AS, MATURITY_CLASSES } from './season.ts'

/** What is asked of one crop's season; a question without answers to choose from is not asked. */
const questions = z.object({
  cropType: z.enum(CROP_IDS),
  /** Days from sowing to harvest of each class, and names that seed sellers know. */
  maturity: z.array(
    z.object({ class: z.enum(MATURITY_CLASSES), from: z.number(), to: z.number(), names: z.array(z.string()) }),
  ),
  established: z.array(z.enum(ESTABLISHED_AS)),
  /** Where it stands: asked of rice. */
  field: z.boolean(),
  striga: z.boolean(),
})
export type CropQuestions = z.infer<typeof questions>

/** Whether the season of a crop is asked about at all: that of a tree is not. */
export const asksSeason = ({ maturity, field, established }: CropQuestions): boolean =>
  maturity.length > 0 || field || established.length > 0

export const cropQuestions = z.array(questions)
