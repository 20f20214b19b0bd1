import * as z from 'zod/mini'
import { pageParamsSchema, uploadedImageSchema } from './community.ts'
import { CROP_IDS, isCropId } from './crops.ts'
import { GROWTH_STAGE_IDS } from './farm.ts'
import { INBOX_CHANNELS } from './inbox.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { MAX_LENGTH } from './lengths.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { LOG_KINDS } from './season.ts'
import { idSchema, isoTimeSchema, noNulCharacters } from './shapes.ts'

/** Questions of farmers, and the answers of officers and administrators. */

/** A recording of at most 20 seconds: WebM with Opus. */
export const RECORDING_MAX_BYTES = 40 * 1024

/** Address of a question's recording; `caf` is the container that iPhones before iOS 17.4 play. */
export const recordingAddress = (id: string, container: 'webm' | 'caf' = 'webm') => `/recordings/${id}.${container}`

/** Upper bound: more states than any country here has. */
const MOST_STATES = 40

const textSchemaUpTo = (max: number) =>
  z.pipe(
    noNulCharacters,
    z
      .string(refusalMessage('question.required'))
      .check(z.trim(), z.maxLength(max, refusalMessage('text.long', { max }))),
  )

/** Base64 text. */
const recordingSchema = z
  .string(refusalMessage('recording.wrong'))
  .check(
    z.maxLength(Math.ceil(RECORDING_MAX_BYTES / 3) * 4, refusalMessage('recording.wrong')),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, refusalMessage('recording.wrong')),
  )

/** A question needs text, a photo or a recording. */
export const questionInputSchema = z
  .object({
    text: z._default(textSchemaUpTo(MAX_LENGTH.question), ''),
    cropId: z.optional(z.nullable(idSchema)),
    advisoryId: z.optional(z.nullable(idSchema)),
    imageUrl: uploadedImageSchema,
    recording: z.optional(z.nullable(recordingSchema)),
    language: z.optional(z.nullable(z.enum(LANGUAGE_IDS, refusalMessage('language.unknown')))),
  })
  .check(
    z.refine(({ text, imageUrl, recording }) => text !== '' || Boolean(imageUrl) || Boolean(recording), {
      error: refusalMessage('question.required'),
      path: ['text'],
    }),
  )
export type QuestionInput = z.output<typeof questionInputSchema>

/** `asked`: sent to nearby farmers. */
const QUESTION_STATUSES = ['open', 'asked', 'answered', 'solved', 'closed'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

/** `officer`: extension officer or administrator; `peer`: nearby farmer; `kept`: reused earlier answer. */
const ANSWER_ROLES = ['officer', 'peer', 'kept'] as const
export type AnswerRole = (typeof ANSWER_ROLES)[number]

const answerAuthorSchema = z.object({ displayName: z.string(), role: z.enum(ANSWER_ROLES) })

export const questionAnswerSchema = z.object({
  id: idSchema,
  questionId: idSchema,
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  by: answerAuthorSchema,
  /** True if an officer approved the answer for reuse. */
  approved: z.boolean(),
  /** True for a farmer's answer that mentions a dose: the asker sees it only after an officer's approval. */
  held: z.boolean(),
  createdAt: isoTimeSchema,
})
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>

/** Earlier answer to a similar question. */
const suggestionSchema = z.object({
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  by: answerAuthorSchema,
  at: isoTimeSchema,
})
export type SuggestedAnswer = z.infer<typeof suggestionSchema>

export const farmQuestionSchema = z.object({
  id: idSchema,
  /** First name of the farmer whose question was sent to the reader; null for the reader's own. */
  from: z.nullable(z.string()),
  channel: z.enum(INBOX_CHANNELS),
  text: z.string(),
  recordingUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  cropType: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  /** State of the farm; `region` is the same. */
  state: z.nullable(z.string()),
  region: z.nullable(z.string()),
  language: z.nullable(z.string()),
  status: z.enum(QUESTION_STATUSES),
  /** Oldest first. */
  answers: z.array(questionAnswerSchema),
  /** Earlier answers, best first, until the asker says whether one helped. */
  suggested: z.array(suggestionSchema),
  createdAt: isoTimeSchema,
  firstAnswerAt: z.nullable(isoTimeSchema),
})
export type FarmQuestion = z.infer<typeof farmQuestionSchema>

/** `answerId`: the answer or earlier answer that helped. */
export const solvedInputSchema = z.object({
  answerId: z.optional(z.nullable(idSchema)),
  solved: z._default(z.boolean(apiRefusalMessage('solved must be true or false')), true),
})
export type SolvedInput = z.output<typeof solvedInputSchema>

export const answerInputSchema = z.object({
  text: z.pipe(textSchemaUpTo(MAX_LENGTH.text), z.string().check(z.minLength(1, refusalMessage('answer.required')))),
  imageUrl: uploadedImageSchema,
  /** Sends the answer although its amount differs from the tables. */
  confirm: z._default(z.boolean(apiRefusalMessage('confirm must be true or false')), false),
})
export type AnswerInput = z.output<typeof answerInputSchema>

/** Approves an answer for reuse with similar questions, or revokes the approval. Approval also releases a held answer. */
export const answerApprovalInputSchema = z.object({
  approved: z.boolean(apiRefusalMessage('approved must be true or false')),
  forCrop: z.optional(z.nullable(z.enum(CROP_IDS, refusalMessage('crop.unknown')))),
  forStage: z.optional(z.nullable(z.enum(GROWTH_STAGE_IDS, apiRefusalMessage('forStage must be a growth stage')))),
  forStates: z._default(
    z.array(z.string().check(z.trim(), z.maxLength(MAX_LENGTH.region))).check(z.maxLength(MOST_STATES)),
    [],
  ),
  language: z.optional(z.nullable(z.enum(LANGUAGE_IDS, refusalMessage('language.unknown')))),
  /** An officer's rewording of the question for other farmers. */
  question: z.optional(z.nullable(textSchemaUpTo(MAX_LENGTH.question))),
})
export type AnswerApprovalInput = z.output<typeof answerApprovalInputSchema>

export const mergeInputSchema = z.object({ into: idSchema })

/** Lists of questions: waiting, claimed by the officer, finished. */
export const OFFICER_LISTS = ['open', 'mine', 'answered'] as const
export type OfficerList = (typeof OFFICER_LISTS)[number]

export const officerListParamsSchema = z.extend(pageParamsSchema, {
  state: z._default(
    z.enum(OFFICER_LISTS, apiRefusalMessage(`state must be one of ${OFFICER_LISTS.join(', ')}`)),
    'open',
  ),
  crop: z.optional(z.enum(CROP_IDS, refusalMessage('crop.unknown'))),
  region: z.optional(z.string().check(z.trim(), z.maxLength(MAX_LENGTH.region))),
})
export type OfficerListParams = z.output<typeof officerListParamsSchema>

/** Question as officers see it. It contains no phone number, surname or email. */
export const officerQuestionSchema = z.object({
  ...farmQuestionSchema.shape,
  farmer: z.object({ firstName: z.nullable(z.string()), state: z.nullable(z.string()), crops: z.array(z.string()) }),
  /** The farmer's fields; `day` counts days since planting. */
  fields: z.array(
    z.object({ cropType: z.enum(CROP_IDS), stage: z.enum(GROWTH_STAGE_IDS), day: z.nullable(z.number()) }),
  ),
  /** Titles of the last five advisories, newest first. */
  advices: z.array(z.object({ title: z.string(), at: isoTimeSchema })),
  /** Forecast for the farm: rain in mm, highest temperature in °C. */
  week: z.array(z.object({ date: z.string(), rain: z.number(), heat: z.number() })),
  /** Last log entries of the field in question, newest first. */
  log: z.array(z.object({ kind: z.enum(LOG_KINDS), date: z.string() })),
  /** Answer that a language model wrote; null without one. */
  draft: z.nullable(z.string()),
  /** Minutes since the question; null after the first answer. */
  waiting: z.nullable(z.number()),
  /** True after a day without an answer: an officer must answer today. */
  late: z.boolean(),
  claimedByMe: z.boolean(),
  /** First name of another officer who is writing the answer. */
  claimedBy: z.nullable(z.string()),
})
export type OfficerQuestion = z.infer<typeof officerQuestionSchema>

export const parseCropList = (list: string | null): string[] => list?.split(',').filter(isCropId) ?? []
