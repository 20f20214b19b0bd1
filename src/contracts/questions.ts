import * as z from 'zod/mini'
import { pageParams, uploadedImage } from './community.ts'
import { CROP_IDS, isCropId } from './crops.ts'
import { INBOX_CHANNELS } from './inbox.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { LONGEST } from './lengths.ts'
import { says, saysToPrograms } from './says.ts'
import { id, isoTime, withoutNul } from './shapes.ts'

/** Questions of farmers, and the answers of officers and administrators. */

const words = (max: number) =>
  z.pipe(withoutNul, z.string(says('question.required')).check(z.trim(), z.maxLength(max, says('text.long', { max }))))

/** A photo alone is a question, too. */
export const questionInput = z
  .object({
    text: z._default(words(LONGEST.question), ''),
    cropId: z.optional(z.nullable(id)),
    advisoryId: z.optional(z.nullable(id)),
    imageUrl: uploadedImage,
    language: z.optional(z.nullable(z.enum(LANGUAGE_IDS, says('language.unknown')))),
  })
  .check(
    z.refine(({ text, imageUrl }) => text !== '' || Boolean(imageUrl), {
      error: says('question.required'),
      path: ['text'],
    }),
  )
export type QuestionInput = z.output<typeof questionInput>

export const QUESTION_STATUSES = ['open', 'answered', 'solved', 'closed'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

export const questionAnswer = z.object({
  id,
  questionId: id,
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  by: z.object({ displayName: z.string(), role: z.enum(['officer']) }),
  createdAt: isoTime,
})
export type QuestionAnswer = z.infer<typeof questionAnswer>

export const farmQuestion = z.object({
  id,
  channel: z.enum(INBOX_CHANNELS),
  text: z.string(),
  recordingUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  cropType: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  /** State of the farm. */
  region: z.nullable(z.string()),
  language: z.nullable(z.string()),
  status: z.enum(QUESTION_STATUSES),
  /** Oldest first. */
  answers: z.array(questionAnswer),
  createdAt: isoTime,
  firstAnswerAt: z.nullable(isoTime),
})
export type FarmQuestion = z.infer<typeof farmQuestion>

export const solvedInput = z.object({
  solved: z._default(z.boolean(saysToPrograms('solved must be true or false')), true),
})

export const answerInput = z.object({
  text: z.pipe(words(LONGEST.text), z.string().check(z.minLength(1, says('answer.required')))),
  imageUrl: uploadedImage,
})
export type AnswerInput = z.output<typeof answerInput>

/** Questions that wait; those that the officer has claimed; those that are over. */
export const OFFICER_LISTS = ['open', 'mine', 'answered'] as const
export type OfficerList = (typeof OFFICER_LISTS)[number]

export const officerListParams = z.extend(pageParams, {
  state: z._default(z.enum(OFFICER_LISTS, saysToPrograms(`state must be one of ${OFFICER_LISTS.join(', ')}`)), 'open'),
  crop: z.optional(z.enum(CROP_IDS, says('crop.unknown'))),
  region: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST.region))),
})
export type OfficerListParams = z.output<typeof officerListParams>

/** A question as officers see it: never a phone number, surname or email. */
export const officerQuestion = z.object({
  ...farmQuestion.shape,
  farmer: z.object({ firstName: z.nullable(z.string()), state: z.nullable(z.string()), crops: z.array(z.string()) }),
  /** Minutes since it was asked; null once it has an answer. */
  waiting: z.nullable(z.number()),
  claimedByMe: z.boolean(),
  /** First name of another officer who is writing the answer. */
  claimedBy: z.nullable(z.string()),
})
export type OfficerQuestion = z.infer<typeof officerQuestion>

/** Crops named in a stored list of ids. */
export const cropsIn = (list: string | null): string[] => list?.split(',').filter(isCropId) ?? []
