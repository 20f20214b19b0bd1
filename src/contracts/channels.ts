import * as z from 'zod/mini'
import type { NotificationPreferences, NotificationSwitch } from './notification-switches.ts'
import { saysToPrograms } from './says.ts'

/** What reaches a farmer: advice on the fields, warnings of the weather, answers to what they asked or wrote. */
export const MATTERS = ['advice', 'warnings', 'answers'] as const
export type Matter = (typeof MATTERS)[number]

/** How it reaches them; what comes by SMS or call is on the web too. */
export const WAYS = ['web', 'sms', 'call', 'none'] as const
export type Way = (typeof WAYS)[number]

export type Channels = Record<Matter, Way>
/** What somebody has chosen; a matter that is not named follows the switches. */
export type ChosenChannels = Partial<Channels>

/** Of who has no smartphone and agreed to SMS. */
export const BY_SMS: ChosenChannels = { advice: 'sms', warnings: 'sms', answers: 'sms' }

/** Which switches a choice sets: so each switch shows what is so. */
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

/** Which choice a switch that is turned on takes back, where it says otherwise. */
const TAKES_BACK: Record<NotificationSwitch, Partial<Record<Matter, readonly Way[]>>> = {
  weather: { warnings: ['none'] },
  advisory: { advice: ['none'] },
  community: { answers: ['none'] },
  sms: { advice: ['web', 'none'] },
  calls: { warnings: ['web', 'sms', 'none'] },
}

type Asked = Pick<NotificationPreferences, NotificationSwitch>

/** Without a choice, as the switches say. */
const BY_SWITCHES: Record<Matter, (on: Asked) => Way> = {
  advice: (on) => (on.sms ? 'sms' : on.advisory ? 'web' : 'none'),
  warnings: (on) => (on.calls ? 'call' : 'web'),
  answers: () => 'web',
}

/** How a matter reaches somebody now: as they chose, as far as their switches let it. */
export function wayOf(matter: Matter, on: Asked, chosen: ChosenChannels): Way {
  if (matter === 'warnings' && !on.weather) return 'none'
  let way = chosen[matter] ?? BY_SWITCHES[matter](on)
  if (way === 'call' && matter === 'warnings' && !on.calls) way = 'sms'
  if (way === 'sms' && !on.sms) way = 'web'
  if (way === 'web' && matter === 'advice' && !on.advisory) return 'none'
  return way
}

export const channelsOf = (on: Asked, chosen: ChosenChannels): Channels =>
  Object.fromEntries(MATTERS.map((matter) => [matter, wayOf(matter, on, chosen)])) as Channels

interface Standing {
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** What stands after switches and choices were touched, of which the choices are the later word. */
export function afterTouch(
  before: Standing,
  touched: { switches?: NotificationPreferences | undefined; chosen?: ChosenChannels | undefined },
): Standing {
  const chosen = { ...before.chosen }
  let switches = { ...before.switches, ...touched.switches }
  for (const [name, on] of Object.entries(switches) as [NotificationSwitch, boolean][]) {
    if (!on || before.switches[name]) continue
    for (const [matter, ways] of Object.entries(TAKES_BACK[name]) as [Matter, readonly Way[]][])
      if (ways.includes(chosen[matter]!)) delete chosen[matter]
  }
  const stood = channelsOf(switches, chosen)
  for (const [matter, way] of Object.entries(touched.chosen ?? {}) as [Matter, Way | undefined][]) {
    if (way === undefined) continue
    chosen[matter] = way
    switches = { ...switches, ...SETS[matter][way] }
  }
  // A switch that a choice has turned on says nothing of the other matters.
  for (const matter of MATTERS)
    if (!touched.chosen?.[matter] && wayOf(matter, switches, chosen) !== stood[matter]) chosen[matter] = stood[matter]
  return { switches, chosen }
}

/** What was chosen anew in a form that shows all matters; as it stood it is no choice. */
export const chosenIn = (form: FormData, stood: Channels): Record<string, string> =>
  Object.fromEntries(
    MATTERS.flatMap((matter) => {
      const chosen = form.get(matter)
      return chosen === null || chosen === stood[matter] ? [] : [[matter, String(chosen)]]
    }),
  )

const way = z.enum(WAYS, saysToPrograms(`a way is one of ${WAYS.join(', ')}`))

/** How each matter reaches a person. */
export const channels = z.object({ advice: way, warnings: way, answers: way })
export const channelsUpdate = z.object({
  advice: z.optional(way),
  warnings: z.optional(way),
  answers: z.optional(way),
})

/** How somebody came: by the web, a dial, an SMS, a call, or a list of the operator's. */
export const ARRIVALS = ['web', 'ussd', 'sms', 'call', 'operator'] as const
export type Arrival = (typeof ARRIVALS)[number]
/** What somebody last came by. */
export type Came = Exclude<Arrival, 'operator'>
