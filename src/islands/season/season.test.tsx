import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { fillPath, queryKeyOf } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getSeasonPlan, listLogEntries } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { LogEntry } from '../../contracts/farm-log.ts'
import type { OwnSeasonPlan, PlanStep } from '../../contracts/season-plan.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, field, fill, hasButton, press, sharedPhone, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { setCachedUser } = await import('../lib/use-user.ts')
const { default: SeasonPage } = await import('./season.tsx')
const { PlantCountButtons } = await import('./count-taps.tsx')

const phone = sharedPhone()
let crop: Crop
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  crop = (await phone().read(listCrops))[0]
  crop = { ...crop, cropType: 'maize', plantingDate: '2026-06-16T00:00:00.000Z', planned: false }
})
beforeEach(() => {
  phone().answering(undefined)
  phone().online(true)
})

const step = (over: Partial<PlanStep>): PlanStep => ({
  ...{ id: 'w', operation: 'weeded', n: null, of: null, from: '2026-07-06', to: '2026-07-09' },
  ...{ state: 'now', doneOn: null, moved: null },
  ...over,
})
const PLAN: OwnSeasonPlan = { crop: 'maize', planned: false, maturity: null, steps: [], harvest: null }
const put = (path: string, data: unknown) =>
  phone().client.setQueryData(queryKeyOf(fillPath(path, { id: crop.id })), data)
interface Shown {
  own?: Partial<Crop>
  plan?: Partial<OwnSeasonPlan> | null
  log?: Partial<LogEntry>[]
  advice?: object[]
}
async function open({ own = {}, plan = {}, log = [], advice = [] }: Shown = {}) {
  phone().client.setQueryData(queryKeyOf(listCrops.path), [{ ...crop, ...own }])
  phone().client.setQueryData(queryKeyOf(listAdvisories.path), advice)
  put(getSeasonPlan.path, plan && { ...PLAN, ...plan })
  put(
    listLogEntries.path,
    log.map((entry, n) => ({ id: `l${n}`, kind: 'weeded', date: '2026-07-01', ...NOTHING, ...entry })),
  )
  await phone().show(<SeasonPage />, { id: crop.id, bags: { link: 'Plan fertilizer', feedings: {} } })
}
const NOTHING = { amount: null, unit: null, product: null, count: null, of: null, note: null, advisoryId: null }
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
const head = () => document.querySelector('.season-head')!.textContent
const taps = () => [...document.querySelectorAll('[aria-labelledby=did] button')].map(({ textContent }) => textContent)
const last = () => phone().lastWrite()
const sent = () => (last()?.body ?? {}) as Record<string, unknown>
const entries = () => [...document.querySelectorAll('.log-entry > span')].map(({ textContent }) => textContent)

describe('the page of a crop', () => {
  test('has its age and stage, and leads to all that belongs to it', async () => {
    await open()
    expect(head()).toContain('20')
    expect(document.querySelector('.season-head .badge')).not.toBeNull()
    for (const end of ['edit', 'bags']) expect(links()).toContain(`/crops/${crop.id}/${end}`)
    expect(links()).toEqual(expect.arrayContaining([`/prices?crop=${crop.id}`, `/questions?crop=${crop.id}`]))
    expect(hasButton('Plan fertilizer')).toBe(true)
  })

  test('has work apart that was over before the crop was here', async () => {
    const missed = (to: string) => step({ id: to, from: '2026-06-20', to, state: 'missed' })
    const steps = [missed('2026-06-29'), missed('2026-06-30'), missed('2026-07-01')]
    await open({ own: { createdAt: '2026-07-01T08:00:00.000Z' }, plan: { steps } })
    expect(text()).toContain('Before you joined: 2')
  })

  test('says when it is planned, or that the day is not known', async () => {
    await open({ own: { planned: true } })
    expect(head()).toContain('Jun 16, 2026')
    expect(document.querySelector('.season-head .badge')).toBeNull()
    expect(taps()).toEqual(['I planted'])
    await open({ own: { plantingDate: null } })
    expect(head()).not.toContain('2026')
    expect(hasButton('Save answers')).toBe(false)
  })

  test('names the day of the harvest that the plan has', async () => {
    await open({ plan: { steps: [step({}), step({ id: 'h', operation: 'harvested', from: '2026-10-05' })] } })
    expect(head()).toContain('Oct 5, 2026')
    await open({ plan: null })
    expect(head()).not.toContain('Oct')
    expect(document.querySelector('.season-plan')).toBeNull()
  })

  test('of a crop that is gone says so, with a way on', async () => {
    phone().client.setQueryData(queryKeyOf(listCrops.path), [])
    await phone().show(<SeasonPage />, { id: crop.id, bags: { link: '', feedings: {} } })
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/profile')
  })
})

describe('the advice of the week', () => {
  test('is that of this field which is not past; without any it says so', async () => {
    const advice = {
      id: 'a',
      cropId: crop.id,
      title: 'Maize: weed',
      cropType: 'maize',
      rule: 'care.weeds',
      done: false,
    }
    await open({
      advice: [
        { ...advice, validUntil: '2026-07-06', by: null },
        { ...advice, id: 'b', title: 'Maize: past', validUntil: '2026-07-05' },
        { ...advice, id: 'c', title: 'Maize: other field', cropId: 'other', validUntil: '2026-07-08' },
      ],
    })
    expect([...document.querySelectorAll('.season-week h3')].map((each) => each.textContent)).toEqual(['Maize: weed'])
    expect(document.querySelector('.season-week .empty')).toBeNull()
    await open()
    expect(document.querySelector('.season-week .empty')).not.toBeNull()
  })
})

describe('what was done today', () => {
  test('is one touch: what is due first, six at most', async () => {
    const steps = [
      step({ id: '1', operation: 'thinned', state: 'next' }),
      step({ id: '2', operation: 'weeded' }),
      step({ id: '3', operation: 'fed' }),
      step({ id: '4', operation: 'scouted', state: 'later' }),
    ]
    await open({ plan: { steps } })
    expect(taps()).toEqual(['I weeded', 'I gave fertiliser', 'I thinned'])
    const { user, client } = phone()
    setCachedUser(client, { ...user, irrigationMethod: 'rain-fed,drip' })
    await open({ plan: { steps } })
    expect(taps()).toEqual(['I weeded', 'I gave fertiliser', 'I watered', 'I thinned'])
    const many = ['weeded', 'fed', 'thinned', 'staked', 'earthed_up', 'drained'] as const
    await open({ plan: { steps: many.map((operation) => step({ id: operation, operation })) } })
    expect(taps()).toHaveLength(6)
    setCachedUser(client, user)
    await open()
    expect(document.querySelector('[aria-labelledby=did]')).toBeNull()
  })

  test('is shown in the log at once, and sent with its day', async () => {
    await open({ plan: { steps: [step({})] } })
    let answered = (_: Response) => {}
    phone().answering((_, method) => (method === 'POST' ? new Promise((done) => (answered = done)) : undefined))
    await press('I weeded')
    await until('it is shown', () => entries().join() === 'I weededMon, Jul 6')
    expect(last()).toMatchObject({ path: `/api/crops/${crop.id}/log`, body: { kind: 'weeded', date: '2026-07-06' } })
    answered(new Response('', { status: 500 }))
    await until('it is said', () => toastShown() !== null)
    await until('it is gone', () => entries().length === 0)
  })
})

describe('the log', () => {
  test('has amounts with their units and counts where they are whole', async () => {
    await open({
      log: [
        { kind: 'fed', amount: 2, unit: 'bags' },
        { kind: 'fed', amount: 2 },
        { kind: 'scouted', count: 3, of: 20 },
        { kind: 'scouted', count: 3 },
      ],
    })
    expect(entries()).toEqual([
      'I gave fertiliser, 2 bagsWed, Jul 1',
      'I gave fertiliserWed, Jul 1',
      'I looked for pests, 3/20Wed, Jul 1',
      'I looked for pestsWed, Jul 1',
    ])
    expect(text()).not.toContain('Nothing yet')
  })

  test('without entries says so', async () => {
    await open()
    expect(document.querySelector('[aria-labelledby=log] > p')).not.toBeNull()
    await open({ log: [{}] })
    expect(document.querySelector('[aria-labelledby=log] > p')).toBeNull()
  })

  test('takes an entry back, and shows it again when that fails', async () => {
    await open({ log: [{}, { kind: 'thinned' }] })
    phone().answering((_, method) => (method === 'DELETE' ? new Response('', { status: 500 }) : undefined))
    await press('Undo: I weeded')
    await until('it is said', () => toastShown() !== null)
    expect(last()).toMatchObject({ method: 'DELETE', path: `/api/crops/${crop.id}/log/l0` })
    await until('it is there again', () => entries().length === 2)
  })
})

describe('work of another day', () => {
  const refused = {
    message: 'Wrong',
    fields: { amount: 'Too much', date: 'Too late', kind: 'Not this', unit: 'Not kg' },
  }

  test('is sent with its amount, in the units of its kind; without an amount it has no unit', async () => {
    await open()
    phone().answering((_, method) => (method === 'POST' ? Response.json(refused, { status: 400 }) : undefined))
    const units = () => [...(field('Measure') as unknown as HTMLSelectElement).options].map(({ value }) => value)
    expect(units()).toEqual(['mm', 'litres', 'cans', 'kg', 'bags'])
    expect(field('When').getAttribute('max')).toBe('2026-07-06')
    await fill('What', 'watered')
    expect(units()).toEqual(['mm', 'litres', 'cans'])
    await fill('When', '2026-07-02')
    await fill('How much', '12,5')
    await press('Save')
    await until('it is refused', () => errorOf('How much') !== '')
    expect(last()?.body).toEqual({ kind: 'watered', date: '2026-07-02', amount: 12.5, unit: 'mm' })
    expect(['What', 'When', 'How much', 'Measure'].map(errorOf)).toEqual(['Not this', 'Too late', 'Too much', 'Not kg'])
    await fill('How much', '')
    await press('Save')
    await until('it is sent', () => sent().amount === null)
    expect(last()?.body).toMatchObject({ amount: null, unit: null })
  })

  test('begins anew once it is stored', async () => {
    await open()
    await fill('How much', '2')
    await press('Save')
    await until('it is stored', () => field('How much').value === '')
    expect(toastShown()).toStartWith('Success')
  })

  test('begins anew, too, when it is kept on the phone without network', async () => {
    await open()
    await fill('When', '2026-07-03')
    await fill('How much', '2')
    await fill('Measure', 'bags')
    phone().online(false)
    await press('Save')
    await until('the form is empty', () => field('How much').value === '')
    expect(entries()).toEqual(['I weeded, 2 bagsFri, Jul 3'])
  })
})

describe('the question about the harvest', () => {
  test('is there while it is open, and sends bags of their size or that it is not known', async () => {
    await open()
    expect(document.querySelector('[name=bags]')).toBeNull()
    await open({ plan: { harvest: 'harvested' as never } })
    phone().answering((_, method) =>
      method === 'GET' ? undefined : Response.json({ message: 'No', fields: { bags: 'How many?' } }, { status: 400 }),
    )
    const form = document.querySelector<HTMLInputElement>('[name=bags]')!.form!
    const send = (name: string) =>
      act(() => [...form.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())
    form.querySelector<HTMLInputElement>('[name=bags]')!.value = '12,5'
    form.querySelector<HTMLSelectElement>('[name=bag]')!.value = '2'
    await send('Save')
    await until('it is refused', () => form.textContent!.includes('How many?'))
    expect(last()?.body).toEqual({ bags: 12.5, bag: '2' })
    expect(last()?.path).toContain(crop.id)
    await send('I do not know')
    await until('it is sent', () => sent().bags === null)
  })
})

describe('questions about a crop', () => {
  test('are saved with all that is known of it', async () => {
    await open({ own: { striga: null } })
    await press('Save answers')
    await until('it is sent', () => last()?.method === 'PUT')
    expect(last()?.body).toMatchObject({ cropType: 'maize', plantingDate: expect.stringContaining('2026-06-16') })
    const form = document.querySelector<HTMLSelectElement>('[name=previousCrop]')!.form!
    expect(form.querySelector<HTMLInputElement>('[name=back]')!.value).toBe(`/crops/${crop.id}`)
  })
})

test('a count of a pest is one touch, with the least of its range', async () => {
  await phone().show(
    <PlantCountButtons advisoryId="a1" cropId={crop.id} pest="faw" of={20} act={4}>
      <i>how</i>
    </PlantCountButtons>,
  )
  expect(document.querySelector('.count-head')?.textContent).toContain('20')
  expect(document.querySelector('.count-head i')).not.toBeNull()
  const names = [...document.querySelectorAll('.count-taps button')].map(({ textContent }) => textContent)
  expect(names[0]).toBe('0')
  expect(names.length).toBeGreaterThan(2)
  phone().answering((_, method) => (method === 'POST' ? new Response('', { status: 500 }) : undefined))
  await press(names.at(-1)!)
  await until('it is sent', () => sent().kind === 'scouted')
  expect(last()?.body).toMatchObject({ product: 'faw', of: 20, date: '2026-07-06' })
})
