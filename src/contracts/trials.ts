import * as z from 'zod/mini'
import { COUNTRIES } from './grades.ts'
import { LANGUAGE_IDS, type Language } from './languages.ts'
import { apiRefusalMessage } from './refusal-messages.ts'
import { isoTimeSchema } from './shapes.ts'

/** Randomised trials, declared by the operator in a file. */

const TRIAL_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/
const trialIdSchema = z
  .string(apiRefusalMessage('id is missing'))
  .check(z.regex(TRIAL_ID_PATTERN, apiRefusalMessage('an id has small letters, digits and hyphens, at most 40')))
const oneOf = <const Names extends readonly [string, ...string[]]>(name: string, names: Names) =>
  z.enum(names, apiRefusalMessage(`${name} must be one of ${names.join(', ')}`))
const trialDaySchema = z.iso.date(apiRefusalMessage('write start and end as YYYY-MM-DD'))

const TRIAL_UNITS = ['farmer', 'lga'] as const
export type TrialUnit = (typeof TRIAL_UNITS)[number]
/** Outcomes measured after the exposure. */
const MEASURES = ['done', 'useful', 'opened', 'harvest', 'sms_stop'] as const
export type TrialMeasure = (typeof MEASURES)[number]
/** Maximum share of people whose advice may be withheld. */
const MOST_HELD = 0.2
/** Half-width of a confidence interval that is narrow enough, even before the planned number of people is reached. */
export const MAX_HALF_WIDTH_FOR_RESULT = 0.03
/** p-value of the arm sizes below which a report must not be trusted. */
export const MIN_ARM_SIZE_P_VALUE = 0.001

const trialArmSchema = z.object({
  id: trialIdSchema,
  share: z
    .number(apiRefusalMessage('share must be a number'))
    .check(z.gt(0, apiRefusalMessage('a share is above 0')), z.lt(1, apiRefusalMessage('a share is under 1'))),
  /** Advice is withheld from this arm. */
  held: z.optional(z.boolean(apiRefusalMessage('held must be true or false'))),
})
export type TrialArm = z.infer<typeof trialArmSchema>

const variantTextsSchema = z.partialRecord(
  z.enum(LANGUAGE_IDS),
  z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
)
const interventionSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('holdout'),
      of: z.literal('sms', apiRefusalMessage('only advice by SMS can be held: warnings and answers always go out')),
    }),
    z.object({
      kind: z.literal('wording'),
      /** Sentence under test: `advice.rules.<rule>.sms` or `.title`. */
      template: z
        .string(apiRefusalMessage('template is missing'))
        .check(
          z.regex(
            /^advice\.rules\..+\.(sms|title)$/,
            apiRefusalMessage('template must be advice.rules.<rule>.sms or advice.rules.<rule>.title'),
          ),
        ),
      /** Texts by arm and language. An arm without texts uses those of the product. Texts given by language alone belong to the last arm. */
      variants: z.union(
        [variantTextsSchema, z.record(trialIdSchema, variantTextsSchema)],
        apiRefusalMessage('variants must be texts by language, or by arm and language'),
      ),
    }),
  ],
  apiRefusalMessage('what.kind must be holdout or wording'),
)
type Declared = z.infer<typeof interventionSchema>
export type TrialWording = {
  kind: 'wording'
  template: string
  variants: Record<string, Partial<Record<Language, string>>>
}
export type TrialIntervention = Extract<Declared, { kind: 'holdout' }> | TrialWording

const trialScopeSchema = z.object({
  country: z.optional(oneOf('where.country', COUNTRIES)),
  states: z.optional(z.array(z.string()).check(z.minLength(1, apiRefusalMessage('where.states is empty')))),
  languages: z.optional(z.array(oneOf('where.languages', LANGUAGE_IDS)).check(z.minLength(1))),
})
export type TrialScope = z.infer<typeof trialScopeSchema>

const sumOfShares = (shares: readonly { share: number }[]) => shares.reduce((total, { share }) => total + share, 0)
const SHARE_TOLERANCE = 1e-9
const hasHoldoutArm = ({ arms }: { arms: readonly TrialArm[] }) => arms.some(({ held }) => held)

export const trialInputSchema = z
  .object(
    {
      id: trialIdSchema,
      name: z.string(apiRefusalMessage('name is missing')).check(z.trim(), z.minLength(1), z.maxLength(200)),
      unit: oneOf('unit', TRIAL_UNITS),
      arms: z
        .array(trialArmSchema, apiRefusalMessage('arms must be a list'))
        .check(
          z.minLength(2, apiRefusalMessage('a comparison has two arms or more')),
          z.maxLength(10, apiRefusalMessage('a comparison has ten arms at most')),
        ),
      n: z
        .number(apiRefusalMessage('n must be the planned number of people an arm'))
        .check(
          z.int(apiRefusalMessage('n must be a whole number')),
          z.gte(1, apiRefusalMessage('n must be 1 or more')),
        ),
      start: trialDaySchema,
      end: trialDaySchema,
      where: z.optional(z.nullable(trialScopeSchema)),
      measure: oneOf('measure', MEASURES),
      what: interventionSchema,
    },
    apiRefusalMessage('declare one comparison, {"id": …}'),
  )
  .check(
    z.refine(({ start, end }) => start <= end, {
      error: apiRefusalMessage('end is before start'),
      path: ['end'],
    }),
    z.refine(({ arms }) => new Set(arms.map(({ id }) => id)).size === arms.length, {
      error: apiRefusalMessage('two arms have the same id'),
      path: ['arms'],
    }),
    z.refine(({ arms }) => Math.abs(sumOfShares(arms) - 1) < SHARE_TOLERANCE, {
      error: apiRefusalMessage('the shares of the arms must add up to 1'),
      path: ['arms'],
    }),
    z.refine(({ arms }) => sumOfShares(arms.filter(({ held }) => held)) <= MOST_HELD + SHARE_TOLERANCE, {
      error: apiRefusalMessage('advice may be held from 20 % of the people at most'),
      path: ['arms'],
    }),
    z.refine((trial) => (trial.what.kind === 'holdout') === hasHoldoutArm(trial), {
      error: apiRefusalMessage('a holdout needs an arm with "held": true, and a comparison of wordings has none'),
      path: ['arms'],
    }),
    z.refine(({ arms }) => !arms.every(({ held }) => held), {
      error: apiRefusalMessage('one arm must get the advice'),
      path: ['arms'],
    }),
  )
export type TrialInput = z.infer<typeof trialInputSchema>

/** Cursor: id of the last trial on the page before. */
export const trialsQuerySchema = z.object({ before: z.optional(trialIdSchema) })

const intervalSchema = z.nullable(z.tuple([z.number(), z.number()]))
const TRIAL_STATES = ['not yet', 'ready', 'do not believe this'] as const

/** Result so far. Differences are against the held arm, or else the last arm. */
export const trialReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.enum(TRIAL_UNITS),
  measure: z.enum(MEASURES),
  what: z.string(),
  start: z.string(),
  end: z.string(),
  stoppedAt: z.nullable(isoTimeSchema),
  running: z.boolean(),
  planned: z.number(),
  arms: z.array(
    z.object({
      id: z.string(),
      held: z.boolean(),
      /** Planned share of the people in this arm. */
      planned: z.number(),
      n: z.number(),
      /** Number of areas with people, if the unit of randomisation is an area. */
      clusters: z.nullable(z.number()),
      /** Share of people with the outcome; null without people. */
      share: z.nullable(z.number()),
      difference: z.nullable(z.number()),
      interval: intervalSchema,
    }),
  ),
  /** First other arm minus the held or last arm. */
  difference: z.nullable(z.number()),
  interval: intervalSchema,
  designEffect: z.nullable(z.number()),
  /** p-value of the arm sizes against the planned shares. */
  sharesProbability: z.number(),
  state: z.enum(TRIAL_STATES),
})
export type TrialReport = z.infer<typeof trialReportSchema>
