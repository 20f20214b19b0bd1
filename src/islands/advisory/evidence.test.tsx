import { beforeAll, describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { all, has, press, sharedPhone, text, toastShown, until, words } = await import('../testing/screen.tsx')
const { Evidence, FullEvidence } = await import('./evidence.tsx')
const { MarkAsRead } = await import('./mark-as-read.tsx')
const { AdvisoryPictures } = await import('./pictures.tsx')
const { AdvisorySource } = await import('./source.tsx')
const { AdvisorySteps } = await import('./steps.tsx')
const { PriorityBadge, UnreadDot } = await import('../advisories/priority-badge.tsx')

const phone = sharedPhone()
let advice: Advisory
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  await phone().send('POST', '/api/advisories/generate')
  const [first] = (await phone().read(listAdvisories)) as [Advisory]
  advice = { ...first, reason: 'It rained.', evidence: [], sources: [], weatherCondition: null }
})

const RAIN = { label: 'Rain ahead', value: '12 mm', source: 'forecast', rough: false }
const DAYS = { label: 'Days', value: '30', source: 'farmer', rough: true }
const SOON = { label: 'When', value: 'soon', source: 'guide', rough: true }
const GUIDE = { title: 'Maize guide', year: '2019', address: 'https://iita.org', rough: false }

describe('how it was worked out', () => {
  const show = (over: Partial<Advisory>, figures: ('sky.rain' | null)[] = [], houses: string[] = []) =>
    phone().show(<Evidence advisory={{ ...advice, ...over }} figures={figures as never} houses={houses} />)

  test('shows the figures that have a picture, with a sign where they are rough', async () => {
    await show({ evidence: [RAIN, DAYS, SOON] }, ['sky.rain', null, 'sky.rain'])
    expect(all('.figures-drawn li').map((each) => each.textContent)).toEqual([
      'Rain ahead 12 mm',
      expect.stringContaining('When soon'),
    ] as never)
    expect(all('.figures-drawn .hidden-text')).toHaveLength(1)
    expect(text()).not.toContain('≈')
    await show({ evidence: [DAYS] }, ['sky.rain'])
    expect(words('.figures-drawn b')).toBe('≈ 30')
    expect(all('.stack > p.small')).toHaveLength(2)
  })

  test('names who published the sources, or of which kind they are', async () => {
    const last = () => all('.stack > p.small')[0]!.textContent
    await show({ sources: [GUIDE] }, [], ['IITA', 'FAO'])
    expect(last()).toBe('Where the advice itself comes from: IITA · FAO')
    await show({ sources: [GUIDE] })
    const guides = last()
    await show({ sources: [{ ...GUIDE, rough: true }] })
    expect(last()).not.toBe(guides)
    expect(guides).not.toContain('undefined')
  })

  test('is left out where nothing is known, and says a reason once', async () => {
    await show({ reason: null })
    expect(has('details')).toBe(false)
    await show({})
    expect(words('details p')).toBe('It rained.')
    await show({ weatherCondition: 'It rained.' })
    expect(has('details')).toBe(false)
    await show({ weatherCondition: 'It rained.', evidence: [RAIN] })
    expect(words('details')).not.toContain('It rained.')
  })

  test('for experts has every figure with its source, and where to find it', async () => {
    const sources = [GUIDE, { ...GUIDE, title: 'Rice 2019' }, { ...GUIDE, title: 'No year', year: null, address: null }]
    await phone().show(<FullEvidence advisory={{ ...advice, evidence: [RAIN, DAYS], sources }} />)
    expect(all('.evidence dd').map((each) => each.textContent)).toEqual([
      '12 mmforecast',
      expect.stringMatching(/^≈ 30 \(.+\)farmer$/),
    ] as never)
    expect(all('.sources li').map((each) => each.textContent)).toEqual([
      'Maize guide (2019), https://iita.org',
      'Rice 2019, https://iita.org',
      'No year',
    ])
    await phone().show(<FullEvidence advisory={{ ...advice, evidence: [RAIN] }} />)
    expect([has('.sources'), has('.evidence')]).toEqual([false, true])
  })
})

test('the source is the weather, or that a language model wrote it', async () => {
  await phone().show(<AdvisorySource condition="Rain ahead" />)
  expect(words('.card p')).toBe('Rain ahead')
  await phone().show(<AdvisorySource condition="AI_GENERATED" />)
  expect(words('.card p')).not.toContain('AI_GENERATED')
})

test('the text has a line a sentence, small at its end where the weather is only typical', async () => {
  const steps = [
    { text: 'Weed.', drawing: 'action.weed' as const, when: false },
    { text: 'If it rains, wait.', drawing: null, when: true },
  ]
  await phone().show(<AdvisorySteps steps={steps as never} typicalSaid={false} />)
  expect(words('.steps')).toBe('Weed. If it rains, wait.')
  expect(all('.advice-step').map(({ className }) => className)).toEqual(['advice-step', 'advice-step advice-step-when'])
  expect(has('.steps-plain')).toBe(false)
  await phone().show(<AdvisorySteps steps={steps.slice(1)} typicalSaid />)
  expect([has('.steps-plain'), has('.advice-step.small')]).toEqual([true, true])
})

test('pictures name the crop, its stage where it is known, and the kind of advice', async () => {
  const show = (over: Partial<Advisory>) =>
    phone().show(<AdvisoryPictures advisory={{ ...advice, ...over }} look="action.look" />)
  await show({ growthStage: 'flowering', category: 'pest', cropType: 'maize' })
  expect(all('.badge').map((each) => each.textContent)).toEqual(['Maize (Corn)', 'Flowering Stage'])
  expect(has('.task-corner')).toBe(true)
  await show({ growthStage: null })
  expect(all('.badge')).toHaveLength(1)
  expect(has('.task-corner')).toBe(false)
})

test('only high priority warns; unread is a dot with a word', async () => {
  await phone().show(
    <>
      <PriorityBadge priority="high" />
      <PriorityBadge priority="medium" />
      <PriorityBadge priority="low" />
      <UnreadDot />
    </>,
  )
  expect(all('.badge').map((each) => [each.className, each.querySelector('svg') !== null])).toEqual([
    ['badge badge-danger', true],
    ['badge badge-sun', false],
    ['badge', false],
  ])
  expect(words('.dot .hidden-text')).toBeTruthy()
})

test('an opened advisory is marked as read; where that fails, a press tries again and says so', async () => {
  let asked = 0
  phone().answering((path) => {
    if (!path.endsWith('/read')) return
    asked++
    return new Response('', { status: 500 })
  })
  await phone().show(<MarkAsRead advisory={advice} />)
  await until('it is sent', () => asked === 1)
  expect(toastShown()).toBeNull()
  await press(/read/i)
  await until('it is said', () => toastShown() !== null)
  expect(asked).toBe(2)
})
