import { isIn, keysOf } from '../../shared/records.ts'
import type { Foundation } from '../foundation/foundation.ts'

type Config = Foundation['config']

export type OutboundChannel = 'sms' | 'call' | 'push'

/** Daily budgets (UTC): SMS segments, or calls. Advice has a budget of its own. */
const BUDGETS = {
  advice: (config) => config.SMS_DAILY_CAP,
  warnings: (config) => config.SMS_WARNING_DAILY_CAP,
  answers: (config) => config.SMS_ANSWER_DAILY_CAP,
  replies: (config) => config.SMS_REPLY_DAILY_CAP,
  /** Codes, which are also limited per country (`account-budget.ts`). */
  codes: (config) => config.SMS_CODE_DAILY_CAP,
  calls: (config) => config.CALL_DAILY_CAP,
  callBacks: (config) => config.CALL_BACK_DAILY_CAP,
  /** Pushes cost nothing. */
  free: () => undefined,
} as const satisfies Record<string, (config: Config) => number | undefined>
export type MessageBudget = keyof typeof BUDGETS

export const budgetLimit = (budget: MessageBudget, config: Config): number | undefined => BUDGETS[budget](config)

interface Rule {
  by: Partial<Record<OutboundChannel, MessageBudget>>
  /** `owner`: only to the verified number of an account; `contact`: the phone has just written or dialled; `none`: the message itself is the verification. */
  proof: 'owner' | 'contact' | 'none'
  /** `day`: 08:00–20:00 local time; an SMS waits in the queue for the hours of SMS_ROUTE. `any`: at once. */
  hours: 'day' | 'any'
  /** Most messages to a person in 24 hours, with the purposes named; `booked`: the day's one unsolicited message. */
  personal: { most: number; together: readonly string[] } | 'booked'
}

const REQUESTED_LIMIT = { most: 5, together: ['word', 'dial', 'call'] } as const
const separateBudget = (purpose: string, most: number) => ({ most, together: [purpose] }) as const

/** All reasons to send a message to a person. A message without a purpose does not compile. */
export const PURPOSES = {
  advice: { by: { sms: 'advice', call: 'calls' }, proof: 'owner', hours: 'day', personal: 'booked' },
  warning: { by: { sms: 'warnings', call: 'calls', push: 'free' }, proof: 'owner', hours: 'day', personal: 'booked' },
  'severe warning': {
    by: { sms: 'warnings', call: 'calls', push: 'free' },
    proof: 'owner',
    hours: 'day',
    personal: separateBudget('severe warning', 6),
  },
  /** A warning of a weather service that is both extreme and immediate. */
  'urgent warning': {
    by: { sms: 'warnings', call: 'calls', push: 'free' },
    proof: 'owner',
    hours: 'any',
    personal: separateBudget('urgent warning', 6),
  },
  /** The question about a harvest, once a crop and season. */
  harvest: { by: { sms: 'advice', call: 'calls' }, proof: 'owner', hours: 'day', personal: 'booked' },
  reply: { by: { sms: 'replies', push: 'free' }, proof: 'owner', hours: 'day', personal: separateBudget('reply', 5) },
  answer: {
    by: { sms: 'answers', call: 'calls' },
    proof: 'contact',
    hours: 'day',
    personal: separateBudget('answer', 10),
  },
  /** Another farmer's question, put to a farmer nearby. */
  peer: { by: { sms: 'answers' }, proof: 'owner', hours: 'day', personal: separateBudget('peer', 1) },
  /** Response on the channel of the request. Calls need a verified number, because a caller's number can be forged. */
  word: { by: { sms: 'answers' }, proof: 'contact', hours: 'day', personal: REQUESTED_LIMIT },
  dial: { by: { sms: 'answers' }, proof: 'contact', hours: 'day', personal: REQUESTED_LIMIT },
  call: { by: { sms: 'answers' }, proof: 'owner', hours: 'day', personal: REQUESTED_LIMIT },
  /** A returned missed call. Unverified numbers share an hourly budget. */
  'call back': { by: { call: 'callBacks' }, proof: 'contact', hours: 'any', personal: separateBudget('call back', 6) },
  code: { by: { sms: 'codes' }, proof: 'none', hours: 'any', personal: separateBudget('code', 20) },
  'account notice': {
    by: { sms: 'codes' },
    proof: 'owner',
    hours: 'any',
    personal: separateBudget('account notice', 20),
  },
  /** A test message from an administrator to check the provider. */
  test: { by: { sms: 'answers' }, proof: 'none', hours: 'any', personal: separateBudget('test', 100) },
} as const satisfies Record<string, Rule>

export type Purpose = keyof typeof PURPOSES
export type PurposeOnChannel<C extends OutboundChannel> = {
  [P in Purpose]: C extends keyof (typeof PURPOSES)[P]['by'] ? P : never
}[Purpose]

export const purposeRule = (purpose: Purpose): Rule => PURPOSES[purpose]
export const budgetOfPurpose = (purpose: Purpose, channel: OutboundChannel): MessageBudget =>
  purposeRule(purpose).by[channel]!

const WARNING_PURPOSES = ['warning', 'severe warning', 'urgent warning'] as const
export type WarningPurpose = (typeof WARNING_PURPOSES)[number]
export const isWarningPurpose = (purpose: string): purpose is WarningPurpose => isIn(WARNING_PURPOSES, purpose)

/** Purpose in the data of a notification, by which its warning is sent. */
export const warningPurposeOf = (data: Record<string, unknown> | null): WarningPurpose =>
  WARNING_PURPOSES.find((purpose) => purpose === data?.purpose) ?? 'warning'

/** Purposes that share a budget on a channel, as stored with messages. */
export const purposesInBudget = (budget: MessageBudget, channel: OutboundChannel): Purpose[] =>
  keysOf(PURPOSES).filter((purpose) => purposeRule(purpose).by[channel] === budget)
