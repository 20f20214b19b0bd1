import * as z from 'zod/mini'
import {
  NOTIFICATION_SWITCHES,
  type NotificationPreferences,
  type NotificationSwitch,
} from './notification-switches.ts'
import { saysToPrograms } from './says.ts'

/** Kinds of message that have their own channel: advice on fields, weather warnings, answers to messages. */
export const MATTERS = ['advice', 'warnings', 'answers'] as const
export type Matter = (typeof MATTERS)[number]

/** Channels. Everything sent by SMS or call is on the web, too. */
export const WAYS = ['web', 'sms', 'call', 'none'] as const
export type Way = (typeof WAYS)[number]

export type Channels = Record<Matter, Way>
/** Channels that the farmer chose; other kinds of message follow the notification switches. */
export type ChosenChannels = Partial<Channels>

/** Channels of a farmer without a smartphone who agreed to SMS. */
export const BY_SMS: ChosenChannels = { advice: 'sms', warnings: 'sms', answers: 'sms' }

const SETS: Record<Matter, Record<Way, Partial<NotificationPreferences>>> = {
  advice: {
    web: { advisory: true },
    sms: { advisory: true, sms: true },
    call: { advisory: true },
    none: { advisory: false },
  },
  warnings: {
    web: { weather: true, calls: false },
    sms: { weather: true, calls: false, sms: true },
    call: { weather: true, calls: true },
    none: { weather: false, calls: false },
  },
  answers: {
    web: { community: true },
    sms: { community: true, sms: true },
    call: { community: true },
    none: { community: false },
  },
}

/** Choices that a switch resets when it is turned on. */
const TAKES_BACK: Record<NotificationSwitch, Partial<Record<Matter, readonly Way[]>>> = {
  weather: { warnings: ['none'] },
  advisory: { advice: ['none'] },
  community: { answers: ['none'] },
  sms: { advice: ['web', 'none'] },
  calls: { warnings: ['web', 'sms', 'none'] },
}

type Switches = Pick<NotificationPreferences, NotificationSwitch>

const BY_SWITCHES: Record<Matter, (on: Switches) => Way> = {
  advice: (on) => (on.sms ? 'sms' : on.advisory ? 'web' : 'none'),
  warnings: (on) => (on.calls ? 'call' : 'web'),
  answers: () => 'web',
}

/** Returns the channel for a kind of message: the farmer's choice, or a lesser one if the switches forbid it. */
export function wayOf(matter: Matter, on: Switches, chosen: ChosenChannels): Way {
  if (matter === 'warnings' && !on.weather) return 'none'
  let way = chosen[matter] ?? BY_SWITCHES[matter](on)
  if (way === 'call' && matter === 'warnings' && !on.calls) way = 'sms'
  if (way === 'sms' && !on.sms) way = 'web'
  if (way === 'web' && matter === 'advice' && !on.advisory) return 'none'
  return way
}

export const channelsOf = (on: Switches, chosen: ChosenChannels): Channels => ({
  advice: wayOf('advice', on, chosen),
  warnings: wayOf('warnings', on, chosen),
  answers: wayOf('answers', on, chosen),
})

interface Standing {
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** Applies an edit to switches and choices. An edited choice overrides the switches. */
export function afterTouch(
  before: Standing,
  touched: { switches?: NotificationPreferences | undefined; chosen?: ChosenChannels | undefined },
): Standing {
  const chosen = { ...before.chosen }
  let switches = { ...before.switches, ...touched.switches }
  for (const name of NOTIFICATION_SWITCHES) {
    if (!switches[name] || before.switches[name]) continue
    for (const matter of MATTERS) if (TAKES_BACK[name][matter]?.includes(chosen[matter]!)) delete chosen[matter]
  }
  const stood = channelsOf(switches, chosen)
  for (const matter of MATTERS) {
    const way = touched.chosen?.[matter]
    if (way === undefined) continue
    chosen[matter] = way
    switches = { ...switches, ...SETS[matter][way] }
  }
  // A switch that a choice turned on must not change the channel of other kinds.
  for (const matter of MATTERS)
    if (!touched.chosen?.[matter] && wayOf(matter, switches, chosen) !== stood[matter]) chosen[matter] = stood[matter]
  return { switches, chosen }
}

/** Returns the one channel of all kinds of message; null if they differ. */
export const commonWay = (ways: Channels): Way | null =>
  MATTERS.every((matter) => ways[matter] === ways.advice) ? ways.advice : null

/** Reads the changed choices of a form: one channel for all kinds, or one for each. */
export function chosenIn(form: FormData, stood: Channels): Record<string, string> {
  const all = form.get('reach')
  if (all && all !== commonWay(stood)) return Object.fromEntries(MATTERS.map((matter) => [matter, String(all)]))
  return Object.fromEntries(
    MATTERS.flatMap((matter) => {
      const chosen = form.get(matter)
      return chosen === null || chosen === stood[matter] ? [] : [[matter, String(chosen)]]
    }),
  )
}

const way = z.enum(WAYS, saysToPrograms(`a way is one of ${WAYS.join(', ')}`))

export const channels = z.object({ advice: way, warnings: way, answers: way })
export const channelsUpdate = z.object({
  advice: z.optional(way),
  warnings: z.optional(way),
  answers: z.optional(way),
})

/** First channel of a farmer; `operator`: an operator's list. */
export const ARRIVALS = ['web', 'ussd', 'sms', 'call', 'operator'] as const
export type Arrival = (typeof ARRIVALS)[number]
export type Came = Exclude<Arrival, 'operator'>
