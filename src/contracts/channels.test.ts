import { describe, expect, test } from 'bun:test'
import {
  applyChannelEdit,
  CHANNELS,
  type Channel,
  channelForMessage,
  effectiveChannels,
  MESSAGE_KINDS,
  type MessageKind,
} from './channels.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES, preferencesWithSwitchesOn } from './notification-switches.ts'

const start = { switches: DEFAULT_NOTIFICATION_PREFERENCES, chosen: {} }
const ways = ({ switches, chosen }: typeof start) => effectiveChannels(switches, chosen)

describe('without a choice', () => {
  test.each([
    [['weather', 'advisory'], { advice: 'web', warnings: 'web' }],
    [['weather', 'advisory', 'sms'], { advice: 'sms', warnings: 'web' }],
    [['sms'], { advice: 'sms', warnings: 'none' }],
    [['weather', 'calls'], { advice: 'none', warnings: 'call' }],
    [[], { advice: 'none', warnings: 'none' }],
  ])('the switches %p say how each matter comes', (on, expected) => {
    expect(effectiveChannels(preferencesWithSwitchesOn(on), {})).toMatchObject(expected as never)
  })
})

describe('a choice', () => {
  const each = MESSAGE_KINDS.flatMap((matter) => CHANNELS.map((way): [MessageKind, Channel] => [matter, way]))
  test.each(each)('of %s by %s is what stands afterwards, and no other matter changes', (matter, way) => {
    for (const before of [
      start,
      applyChannelEdit(start, { chosen: { advice: 'sms', warnings: 'call', answers: 'none' } }),
    ]) {
      const after = applyChannelEdit(before, { chosen: { [matter]: way } })
      expect(channelForMessage(matter, after.switches, after.chosen)).toBe(way)
      for (const other of MESSAGE_KINDS) if (other !== matter) expect(ways(after)[other]).toBe(ways(before)[other])
    }
  })

  const ALL = ['weather', 'advisory', 'community', 'sms', 'calls'] as const
  test.each<[MessageKind, Channel, (typeof ALL)[number][], (typeof ALL)[number][]]>([
    ['advice', 'web', ['advisory'], []],
    ['advice', 'sms', ['advisory', 'sms'], []],
    ['advice', 'call', ['advisory'], []],
    ['advice', 'none', [], ['advisory']],
    ['warnings', 'web', ['weather'], ['calls']],
    ['warnings', 'sms', ['weather', 'sms'], ['calls']],
    ['warnings', 'call', ['weather', 'calls'], []],
    ['warnings', 'none', [], ['weather', 'calls']],
    ['answers', 'web', ['community'], []],
    ['answers', 'sms', ['community', 'sms'], []],
    ['answers', 'call', ['community'], []],
    ['answers', 'none', [], ['community']],
  ])('of %s by %s turns on %p and off %p', (matter, way, on, off) => {
    const chosen = { [matter]: way }
    expect(applyChannelEdit({ switches: preferencesWithSwitchesOn([]), chosen: {} }, { chosen }).switches).toEqual(
      preferencesWithSwitchesOn(on),
    )
    const rest = ALL.filter((name) => !off.includes(name))
    expect(
      applyChannelEdit({ switches: preferencesWithSwitchesOn([...ALL]), chosen: {} }, { chosen }).switches,
    ).toEqual(preferencesWithSwitchesOn(rest))
  })

  test('sets the switches that show it', () => {
    const { switches } = applyChannelEdit(start, { chosen: { advice: 'sms', warnings: 'call', answers: 'web' } })
    expect(switches).toEqual(preferencesWithSwitchesOn(['weather', 'advisory', 'community', 'sms', 'calls']))
    expect(applyChannelEdit({ switches, chosen: {} }, { chosen: { warnings: 'none' } }).switches).toMatchObject({
      weather: false,
      calls: false,
      sms: true,
    })
  })
})

describe('a switch', () => {
  const touch = (before: typeof start, over: object) =>
    applyChannelEdit(before, { switches: { ...before.switches, ...over } }) as typeof start

  test('that is off stops its kind, whatever was chosen', () => {
    const all = applyChannelEdit(start, { chosen: { advice: 'sms', warnings: 'sms', answers: 'sms' } }) as typeof start
    expect(ways(touch(all, { sms: false }))).toEqual({ advice: 'web', warnings: 'web', answers: 'web' })
    expect(ways(touch(all, { weather: false })).warnings).toBe('none')
  })

  test('that comes on again gives back what was chosen', () => {
    const all = applyChannelEdit(start, { chosen: { advice: 'sms', warnings: 'sms' } }) as typeof start
    expect(ways(touch(touch(all, { sms: false }), { sms: true }))).toMatchObject({ advice: 'sms', warnings: 'sms' })
    expect(ways(touch(touch(all, { weather: false }), { weather: true })).warnings).toBe('sms')
  })

  test.each([
    [{ warnings: 'none' }, { weather: true }, { warnings: 'web' }],
    [{ warnings: 'sms' }, { calls: true }, { warnings: 'call' }],
    [{ advice: 'none' }, { advisory: true }, { advice: 'web' }],
    [{ advice: 'web' }, { sms: true }, { advice: 'sms' }],
    [{ advice: 'call' }, { sms: true }, { advice: 'call' }],
  ] as const)('after the choice %p, %p is the later word', (chosen, over, expected) => {
    const before = applyChannelEdit(start, { chosen: { ...chosen } }) as typeof start
    expect(ways(touch(before, over))).toMatchObject(expected)
  })

  test('that is sent once more as it was takes nothing back', () => {
    const before = applyChannelEdit(start, { chosen: { warnings: 'sms', advice: 'web' } }) as typeof start
    expect(touch(before, {})).toEqual(before)
  })
})
