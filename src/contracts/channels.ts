import * as z from 'zod/mini'
import {
  NOTIFICATION_SWITCHES,
  type NotificationPreferences,
  type NotificationSwitch,
} from './notification-switches.ts'
import { apiRefusalMessage } from './refusal-messages.ts'

/** Kinds of message that have their own channel: advice on fields, weather warnings, answers to messages. */
export const MESSAGE_KINDS = ['advice', 'warnings', 'answers'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Channels. Everything sent by SMS or call is on the web, too. */
export const CHANNELS = ['web', 'sms', 'call', 'none'] as const
export type Channel = (typeof CHANNELS)[number]

export type Channels = Record<MessageKind, Channel>
/** Channels that the farmer chose; other kinds of message follow the notification switches. */
export type ChosenChannels = Partial<Channels>

/** Channels of a farmer without a smartphone who agreed to SMS. */
export const SMS_CHOICES: ChosenChannels = { advice: 'sms', warnings: 'sms', answers: 'sms' }

const SWITCHES_SET_BY_CHANNEL: Record<MessageKind, Record<Channel, Partial<NotificationPreferences>>> = {
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
const CHOICES_RESET_BY_SWITCH: Record<NotificationSwitch, Partial<Record<MessageKind, readonly Channel[]>>> = {
  weather: { warnings: ['none'] },
  advisory: { advice: ['none'] },
  community: { answers: ['none'] },
  sms: { advice: ['web', 'none'] },
  calls: { warnings: ['web', 'sms', 'none'] },
}

type Switches = Pick<NotificationPreferences, NotificationSwitch>

const BY_SWITCHES: Record<MessageKind, (on: Switches) => Channel> = {
  advice: (on) => (on.sms ? 'sms' : on.advisory ? 'web' : 'none'),
  warnings: (on) => (on.calls ? 'call' : 'web'),
  answers: () => 'web',
}

/** Returns the channel for a kind of message: the farmer's choice, or a lesser one if the switches forbid it. */
export function channelForMessage(matter: MessageKind, on: Switches, chosen: ChosenChannels): Channel {
  if (matter === 'warnings' && !on.weather) return 'none'
  let way = chosen[matter] ?? BY_SWITCHES[matter](on)
  if (way === 'call' && matter === 'warnings' && !on.calls) way = 'sms'
  if (way === 'sms' && !on.sms) way = 'web'
  if (way === 'web' && matter === 'advice' && !on.advisory) return 'none'
  return way
}

export const effectiveChannels = (on: Switches, chosen: ChosenChannels): Channels => ({
  advice: channelForMessage('advice', on, chosen),
  warnings: channelForMessage('warnings', on, chosen),
  answers: channelForMessage('answers', on, chosen),
})

interface ChannelSettings {
  switches: NotificationPreferences
  chosen: ChosenChannels
}

/** Applies an edit to switches and choices. An edited choice overrides the switches. */
export function applyChannelEdit(
  before: ChannelSettings,
  touched: { switches?: NotificationPreferences | undefined; chosen?: ChosenChannels | undefined },
): ChannelSettings {
  const chosen = { ...before.chosen }
  let switches = { ...before.switches, ...touched.switches }
  for (const name of NOTIFICATION_SWITCHES) {
    if (!switches[name] || before.switches[name]) continue
    for (const matter of MESSAGE_KINDS)
      if (CHOICES_RESET_BY_SWITCH[name][matter]?.includes(chosen[matter]!)) delete chosen[matter]
  }
  const stood = effectiveChannels(switches, chosen)
  for (const matter of MESSAGE_KINDS) {
    const way = touched.chosen?.[matter]
    if (way === undefined) continue
    chosen[matter] = way
    switches = { ...switches, ...SWITCHES_SET_BY_CHANNEL[matter][way] }
  }
  // A switch that a choice turned on must not change the channel of other kinds.
  for (const matter of MESSAGE_KINDS)
    if (!touched.chosen?.[matter] && channelForMessage(matter, switches, chosen) !== stood[matter])
      chosen[matter] = stood[matter]
  return { switches, chosen }
}

/** Returns the one channel of all kinds of message; null if they differ. */
export const channelOfAllMessages = (ways: Channels): Channel | null =>
  MESSAGE_KINDS.every((matter) => ways[matter] === ways.advice) ? ways.advice : null

/** Reads the changed choices of a form: one channel for all kinds, or one for each. */
export function readChannelChoices(form: FormData, stood: Channels): Record<string, string> {
  const all = form.get('reach')
  if (all && all !== channelOfAllMessages(stood))
    return Object.fromEntries(MESSAGE_KINDS.map((matter) => [matter, String(all)]))
  return Object.fromEntries(
    MESSAGE_KINDS.flatMap((matter) => {
      const chosen = form.get(matter)
      return chosen === null || chosen === stood[matter] ? [] : [[matter, String(chosen)]]
    }),
  )
}

const channelSchema = z.enum(CHANNELS, apiRefusalMessage(`a way is one of ${CHANNELS.join(', ')}`))

export const channelsSchema = z.object({ advice: channelSchema, warnings: channelSchema, answers: channelSchema })
export const channelsUpdateSchema = z.object({
  advice: z.optional(channelSchema),
  warnings: z.optional(channelSchema),
  answers: z.optional(channelSchema),
})

/** First channel of a farmer; `operator`: an operator's list. */
export const SIGN_UP_CHANNELS = ['web', 'ussd', 'sms', 'call', 'operator'] as const
export type SignUpChannel = (typeof SIGN_UP_CHANNELS)[number]
export type SelfSignUpChannel = Exclude<SignUpChannel, 'operator'>
