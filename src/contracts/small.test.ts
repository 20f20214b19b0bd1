import { describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { HOLDOUT } from '../server/trials/fixture.ts'
import { profileUpdateSchema } from './account.ts'
import { adminTabAddress, farmersAddress, parseAdminTab, postsAddress } from './admin-tabs.ts'
import { fillPath, withPathParams } from './call.ts'
import { type ChosenChannels, channelForMessage, readChannelChoices } from './channels.ts'
import { asksSeasonQuestions, type CropQuestions } from './crop-questions.ts'
import { farmSizeDrawing, shownStage, stageDrawing } from './drawings.ts'
import { preferencesWithSwitchesOn } from './notification-switches.ts'
import { phoneCountryOf, phoneFromForm } from './phone-countries.ts'
import { findPriceItem, parseAmount } from './prices.ts'
import { readProfileForm } from './profile-form.ts'
import { trialInputSchema } from './trials.ts'
import { currentWeatherQuerySchema, weatherBadge } from './weather.ts'

const form = (...fields: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test('a list of ids may have blanks, gaps and doubles', () => {
  const read = (primaryCrops: string | string[]) => z.parse(profileUpdateSchema, { primaryCrops }).primaryCrops
  expect(read(' maize, beans,,maize ')).toEqual(['maize', 'beans'])
  expect(read(['maize ', 'beans'])).toEqual(['maize', 'beans'])
})

test('a badge is heavy rain over 30 mm, heat over 35°, rain over 15 mm', () => {
  const badge = (precipitation: number, temperature: number) => weatherBadge({ precipitation, temperature })
  expect([badge(30.1, 40), badge(30, 35.1), badge(30, 35), badge(15.1, 20), badge(15, 35)]).toEqual([
    ...(['heavy-rain', 'very-hot', 'rain', 'rain', 'normal'] as const),
  ])
})

test('the weather is asked for a point, which has both parts, or a place', () => {
  const asks = (query: object) => currentWeatherQuerySchema.safeParse(query).success
  expect([asks({ lat: '12', lng: '8' }), asks({ location: 'Kano' }), asks({ location: 'Kano', lat: '12' })]).toEqual([
    ...[true, true, true],
  ])
  expect([asks({ lat: '12' }), asks({ lng: '8' }), asks({}), asks({ location: ' ' })]).toEqual(Array(4).fill(false))
})

test('roots are not shown to fruit, and each size is drawn', () => {
  expect([shownStage('cassava', 'fruiting'), shownStage('tomato', 'fruiting'), shownStage('yam', 'mature')]).toEqual([
    ...(['vegetative', 'fruiting', 'mature'] as const),
  ])
  expect([stageDrawing('cassava', 'fruiting'), stageDrawing('cassava', 'harvesting')]).toEqual([
    ...(['stage.cassava.growing', 'stage.cassava.ready'] as const),
  ])
  expect((['0-1', '1-5', '5-10', '10+', 'small', 'medium', 'large'] as const).map(farmSizeDrawing)).toEqual([
    ...(['farm.size.small', 'farm.size.medium', 'farm.size.large', 'farm.size.very-large'] as const),
    ...(['farm.size.small', 'farm.size.medium', 'farm.size.large'] as const),
  ])
})

test('a crop has questions of its season where any has options', () => {
  const none: CropQuestions = { cropType: 'cocoa', maturity: [], established: [], field: false, striga: false }
  const maturity = [{ class: 'early' as const, from: 80, to: 90, names: [] }]
  const asks = [none, { ...none, striga: true }, { ...none, field: true }, { ...none, maturity }]
  expect([...asks, { ...none, established: ['seed' as const] }].map(asksSeasonQuestions)).toEqual([
    ...[false, false, true, true, true],
  ])
})

describe('channels', () => {
  const way = (matter: Parameters<typeof channelForMessage>[0], on: string[], chosen: ChosenChannels = {}) =>
    channelForMessage(matter, preferencesWithSwitchesOn(on), chosen)
  test('a choice stands only as far as the switches allow it', () => {
    const all = ['weather', 'advisory', 'community', 'sms', 'calls']
    const without = (name: string) => all.filter((each) => each !== name)
    expect([
      way('warnings', without('calls'), { warnings: 'call' }),
      way('advice', without('calls'), { advice: 'call' }),
      way('warnings', ['weather'], { warnings: 'call' }),
      way('advice', without('sms'), { advice: 'sms' }),
      way('answers', without('sms'), { answers: 'sms' }),
      way('advice', without('advisory'), { advice: 'web' }),
      way('advice', ['weather'], { advice: 'sms' }),
      way('answers', without('advisory'), { answers: 'web' }),
      way('warnings', without('weather'), { warnings: 'sms' }),
    ]).toEqual(['sms', 'call', 'web', 'web', 'web', 'none', 'none', 'web', 'none'])
  })

  test('a form gives one way for all, or what differs of each matter', () => {
    const stood = { advice: 'sms', warnings: 'sms', answers: 'web' } as const
    const same = { advice: 'sms', warnings: 'sms', answers: 'sms' } as const
    const all = { advice: 'sms', warnings: 'sms', answers: 'sms' }
    expect(readChannelChoices(form(['reach', 'sms'], ['advice', 'web']), stood)).toEqual(all)
    expect(readChannelChoices(form(['reach', 'sms'], ['advice', 'web']), same)).toEqual({ advice: 'web' })
    expect(readChannelChoices(form(['advice', 'sms'], ['warnings', 'call']), stood)).toEqual({ warnings: 'call' })
    expect(readChannelChoices(form(), stood)).toEqual({})
  })
})

test('the fields of the profile are read without the spaces around them, lists whole', () => {
  const read = readProfileForm(
    form(
      ...([' location', ' phone', ' lastName'] as const).map((name): [string, string] => [name.trim(), ` ${name} `]),
      ...(['crops', 'notify', 'irrigationMethod'] as const).flatMap((name): [string, string][] => [
        [name, `${name} 1`],
        [name, `${name} 2`],
      ]),
      ['farmSize', '1-5'],
      ['preferredLanguage', 'ha'],
      ['firstName', ' Ada '],
      ['soilType', 'clay'],
    ),
    '+2348030000001',
  )
  expect(read).toEqual({
    ...{ location: 'location', phone: '+2348030000001', lastName: 'lastName', firstName: 'Ada', farmSize: '1-5' },
    ...{ crops: ['crops 1', 'crops 2'], notify: ['notify 1', 'notify 2'], preferredLanguage: 'ha', soilType: 'clay' },
    irrigationMethod: ['irrigationMethod 1', 'irrigationMethod 2'],
  })
  expect(readProfileForm(form(), '')).toMatchObject({ location: '', farmSize: '', crops: [], soilType: '' })
})

test('a phone field has its number and its country, by default Nigeria', () => {
  const of = (...fields: [string, string][]) => phoneFromForm(form(...fields))
  expect([
    of(['phone', '0803 123 4567'], ['phoneCountry', 'NG']),
    of(['phone', '0811234567'], ['phoneCountry', 'NA']),
    of(['phone', '08031234567'], ['phoneCountry', 'XX']),
    of(['phone', '264811234567'], ['phoneCountry', 'NA']),
    of(['phone', '00264811234567'], ['phoneCountry', 'NG']),
    of(['phone', '2348031234'], ['phoneCountry', 'NG']),
    of(['phone', '0708091011'], ['phoneCountry', 'CI']),
    of(),
  ]).toEqual([
    ...['+2348031234567', '+264811234567', '+2348031234567', '+264811234567', '+264811234567'],
    ...['+2342348031234', '+2250708091011', ''],
  ])
  expect(phoneFromForm(form(['to', '0811234567'], ['toCountry', 'NA'], ['phone', '1']), 'to')).toBe('+264811234567')
  expect([phoneCountryOf('+264811234567'), phoneCountryOf('264811234567'), phoneCountryOf('+999')]).toEqual([
    'NA',
    null,
    null,
  ])
})

test('a price list names crops and fertilisers by their names, and amounts with their money', () => {
  expect(['Groundnuts', 'sweet potato', 'gold'].map((name) => findPriceItem('produce', name))).toEqual([
    ...(['groundnuts', 'sweet-potato', null] as const),
  ])
  expect(
    ['NPK 15:15:15', '15-15-15', 'Urea', 'urea 46-0-0', 'gold'].map((name) => findPriceItem('input', name)),
  ).toEqual([...(['npk_15_15_15', 'npk_15_15_15', 'urea', 'urea', null] as const)])
  const read = ['₦32,000.50', 'N$ 12.5', '32000', '3,2000', '32,00', '', 'NGN 1,000,000', '-5', '5 bags']
  expect(read.map(parseAmount)).toEqual([
    ...[32_000.5, 12.5, 32_000, Number.NaN, Number.NaN, Number.NaN, 1_000_000, Number.NaN, Number.NaN],
  ])
})

test('the tabs of an administrator have their addresses', () => {
  expect([adminTabAddress('overview'), adminTabAddress('content'), postsAddress('pictures')]).toEqual([
    ...['/admin', '/admin?tab=content', '/admin?tab=content&show=pictures'],
  ])
  expect(farmersAddress('region', 'Cross River & Co')).toBe('/admin?tab=exports&of=region&is=Cross%20River%20%26%20Co')
  expect([parseAdminTab('content'), parseAdminTab('nothing'), parseAdminTab(null)]).toEqual([
    'content',
    'overview',
    'overview',
  ])
  expect([
    fillPath('/a/:id/b/:logId', { id: '1', logId: '2' }),
    withPathParams({ path: '/a/:id' }, { id: '7' }).path,
  ]).toEqual([...['/a/1/b/2', '/a/7']])
})

describe('a comparison', () => {
  const takes = (over: object) => trialInputSchema.safeParse({ ...HOLDOUT, ...over }).success
  const arms = (...shares: number[]) =>
    shares.map((share, n) => ({ ...HOLDOUT.arms[Math.min(n, 1)], id: `arm-${n}`, share }))
  const [first] = HOLDOUT.arms
  test('ends on its first day or later, with the shares of all arms and at most a fifth held', () => {
    expect(takes({})).toBe(true)
    expect([
      takes({ start: '2026-09-01', end: '2026-09-01' }),
      takes({ start: '2026-09-02', end: '2026-09-01' }),
    ]).toEqual([true, false])
    const held = (share: number) => HOLDOUT.arms.map((arm) => ({ ...arm, share: arm.held ? share : 1 - share }))
    expect([takes({ arms: held(0.2) }), takes({ arms: held(0.21) }), takes({ arms: held(0.1) })]).toEqual([
      ...[true, false, true],
    ])
    expect([takes({ arms: [first] }), takes({ arms: arms(0.5, 0.4) })]).toEqual([false, false])
    expect(takes({ arms: HOLDOUT.arms.map((arm) => ({ ...arm, id: 'same' })) })).toBe(false)
  })
})
