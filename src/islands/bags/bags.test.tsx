import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { calculateFertilizerPlan, getFertilizerPlan, saveFertilizerPlan } from '../../contracts/calls/fertilizer.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { RICE_FIELDS } from '../../contracts/season.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, hasButton, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { default: BagsPage } = await import('./bags.tsx')
const { computeFertilizerPlan } = await import('./work-out.ts')

const ASKED: FieldPlanInput = {
  area: 2,
  areaUnit: 'acre',
  field: null,
  grades: [
    { id: 'urea', bagKg: 50, price: 28_000 },
    { id: 'npk_15_15_15', bagKg: 50, price: 32_000 },
  ],
  purse: 90_000,
  cropPrice: 400,
  risk: 'middle',
  look: 2,
  manure: null,
  manureKind: null,
}

let phone: Awaited<ReturnType<typeof openPhone>>
let crop: Crop
let field: FertilizerField
beforeEach(async () => {
  phone = await openPhone()
  const body = { cropType: 'maize', plantingDate: '2026-07-01T00:00:00.000Z', growthStage: 'planted', farmArea: 2 }
  crop = await (await phone.send('POST', listCrops.path, body)).json()
  await phone.read(listCrops)
  field = await phone.read(withPathParams(getFertilizerPlan, { id: crop.id }))
})
afterEach(() => phone.close())

const input = (name: string, value?: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)!
/** Fills and sends the form, which is read only on submit. */
async function answer({ grades, area, purse, cropPrice, look, risk }: FieldPlanInput) {
  await act(() => {
    input('area').value = String(area)
    input('purse').value = String(purse ?? '')
    input('cropPrice').value = String(cropPrice ?? '')
    input('look', String(look ?? '')).checked = true
    input('risk', risk).checked = true
    for (const { id, price } of grades) {
      input('grade', id).checked = true
      input(`price-${id}`).value = String(price ?? '')
    }
  })
  await press('Work it out')
}
const isAnswer = () => document.querySelector('.sheet-head') !== null
const isAnswered = () => until('it is answered', () => text().includes('The sum'))

describe('how many bags', () => {
  test('is the same sum on the phone as on the server', async () => {
    for (const change of [
      {},
      { cropPrice: 40 },
      { cropPrice: null },
      { purse: null, area: 0.2 },
      { look: 1 as const },
    ]) {
      const asked = { ...ASKED, ...change }
      const told = await phone.send('POST', calculateFertilizerPlan.path, { cropId: crop.id, crop: 'maize', ...asked })
      expect(await computeFertilizerPlan(field, asked)).toEqual(await told.json())
    }
  })

  test('is the same for each kind of rice field, whatever the crop says of its own', async () => {
    const body = { cropType: 'rice', plantingDate: '2026-07-01T00:00:00.000Z', growthStage: 'planted', farmArea: 2 }
    const rice: Crop = await (await phone.send('POST', listCrops.path, body)).json()
    const paddy: FertilizerField = await phone.read(withPathParams(getFertilizerPlan, { id: rice.id }))
    for (const kind of [null, ...RICE_FIELDS]) {
      const asked = { ...ASKED, field: kind }
      const told = await phone.send('POST', calculateFertilizerPlan.path, { cropId: rice.id, crop: 'rice', ...asked })
      expect(await computeFertilizerPlan(paddy, asked)).toEqual(await told.json())
    }
  })

  test('is answered without a call, with every part of the sum, and kept by one press', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    expect([input('area').value, document.querySelector('[role=alert]')]).toEqual(['2', null])
    await answer(ASKED)
    await isAnswered()
    const plan = await computeFertilizerPlan(field, ASKED)
    expect(plan.parts.length).toBeGreaterThan(0)
    for (const { price, cost } of plan.parts)
      for (const money of [price, cost]) expect(text()).toContain(`₦${money!.toLocaleString('en')}`)
    expect(text()).toContain(`You pay₦${plan.cost!.toLocaleString('en')}`)
    expect(text()).toContain('Feeding 1 of 2')
    expect(phone.writes()).toEqual([])

    await press('Keep this plan')
    await until('it is kept', () => toastShown() !== null)
    expect(toastShown()).toContain('Your plan is saved')
    expect([hasButton('Keep this plan'), text().includes('Kept since')]).toEqual([false, true])
    expect(phone.writes()).toEqual([`PUT ${withPathParams(saveFertilizerPlan, { id: crop.id }).path}`])
    const kept: FertilizerField = await (
      await phone.send('GET', withPathParams(getFertilizerPlan, { id: crop.id }).path)
    ).json()
    expect(kept.saved).toMatchObject({ asked: ASKED, plan: { cost: plan.cost, parts: plan.parts } })
  })

  test('folds the price that is known, and asks for one that is not', async () => {
    const known = { price: 28_000, whose: 'cooperative', market: 'Kano', date: '2026-07-01', counts: true } as const
    const offers = field.offers.map((offer) => ({ ...offer, known: offer.grade === 'urea' ? known : null }))
    phone.client.setQueryData(queryKeyOf(withPathParams(getFertilizerPlan, { id: crop.id }).path), { ...field, offers })
    await phone.show(<BagsPage />, { id: crop.id })
    const fold = (grade: string) => input(`price-${grade}`).closest('details')!
    expect([fold('urea').open, fold('npk_15_15_15').open]).toEqual([false, true])
    expect(fold('urea').querySelector('summary')!.textContent).toMatch(/^₦28,000 · \d+ kg Price of Jul 1, 2026, Kano$/)
  })

  test('that does not pay says so before all else, and offers nothing to keep', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    await answer({ ...ASKED, cropPrice: 20, risk: 'careful' })
    await until('it is answered', () => text().includes('It does not pay'))
    expect(text()).toContain('rotted manure')
    expect(hasButton('Keep this plan')).toBe(false)
  })

  test('works without network, and what is kept waits', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    await phone.online(false)
    await answer(ASKED)
    await isAnswered()
    await press('Keep this plan')
    await until('it is kept on the phone', () => text().includes('Kept since'))
    expect(phone.writes()).toEqual([])
  })

  test('without land says so at the land', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    await answer({ ...ASKED, area: 0 })
    expect(errorOf('How big is the field?')).toContain('The land must be more than 0')
    expect(text()).not.toContain('The sum')
  })

  test('takes the usual rate back', async () => {
    await phone.send('PUT', withPathParams(saveFertilizerPlan, { id: crop.id }).path, ASKED)
    await phone.read(withPathParams(getFertilizerPlan, { id: crop.id }))
    await phone.show(<BagsPage />, { id: crop.id })
    expect(text()).toContain('Kept since')
    await press('Back to the usual rate')
    await until('it is gone', () => !text().includes('Kept since'))
    const { saved } = await (await phone.send('GET', withPathParams(getFertilizerPlan, { id: crop.id }).path)).json()
    expect(saved).toBeNull()
  })

  test('leads to the answer, each time that it is worked out', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    for (const purse of [90_000, 60_000]) {
      ;(document.activeElement as HTMLElement | null)?.blur()
      await answer({ ...ASKED, purse })
      await until('it is led to', () => document.activeElement?.tagName === 'H2')
    }
  })

  test('says so where the sum is not on the phone, and keeps what was typed', async () => {
    phone.client.setQueryData(queryKeyOf(withPathParams(getFertilizerPlan, { id: crop.id }).path), {
      ...field,
      facts: null,
    })
    await phone.show(<BagsPage />, { id: crop.id })
    await answer(ASKED)
    await until('it says so', () => text().includes('The calculator is not on this phone'))
    expect([isAnswer(), input('purse').value]).toEqual([false, '90000'])
    phone.client.setQueryData(queryKeyOf(withPathParams(getFertilizerPlan, { id: crop.id }).path), field)
    // A timer delivers the data to the screen, so the button is pressed until an answer appears.
    await until('it is answered', async () => {
      if (!isAnswer()) await answer(ASKED)
      return isAnswer()
    })
    expect(text()).not.toContain('The calculator is not on this phone')
  })

  test('is waited for', async () => {
    phone.client.removeQueries({ queryKey: queryKeyOf(withPathParams(getFertilizerPlan, { id: crop.id }).path) })
    phone.answering((path) =>
      path === withPathParams(getFertilizerPlan, { id: crop.id }).path ? new Promise(() => {}) : undefined,
    )
    await phone.show(<BagsPage />, { id: crop.id })
    expect([document.querySelector('.spinner') !== null, hasButton('Profile')]).toEqual([true, true])
    expect(document.querySelector('main .empty')).toBeNull()
  })

  test('of no crop of theirs says that there is none', async () => {
    await phone.show(<BagsPage />, { id: crypto.randomUUID() })
    expect(hasButton('Profile')).toBe(true)
    expect(text()).not.toContain('Work it out')
  })
})

test('a kept plan names the prices of the day on which it was kept, and another those of today', async () => {
  const head = () => document.querySelector('.sheet-head')?.textContent ?? ''
  phone.services.at('2026-07-03T08:00:00.000Z')
  await phone.send('PUT', withPathParams(saveFertilizerPlan, { id: crop.id }).path, {
    ...ASKED,
    area: 4,
    cropPrice: null,
  })
  // A plan for another field has newer prices than the saved plan.
  const cassava = { cropType: 'cassava', plantingDate: '2026-07-01T00:00:00.000Z', growthStage: 'planted', farmArea: 2 }
  const other: Crop = await (await phone.send('POST', listCrops.path, cassava)).json()
  const dearer = ASKED.grades.map((grade) => ({ ...grade, price: grade.price! + 1000 }))
  phone.services.at('2026-07-05T08:00:00.000Z')
  await phone.send('PUT', withPathParams(saveFertilizerPlan, { id: other.id }).path, {
    ...ASKED,
    cropPrice: null,
    grades: dearer,
  })
  await phone.read(withPathParams(getFertilizerPlan, { id: crop.id }))
  await phone.show(<BagsPage />, { id: crop.id })
  expect(head()).toContain('Jul 3, 2026')
  const grades = ASKED.grades.map((grade) => ({ ...grade, price: grade.price! + 2000 }))
  await answer({ ...ASKED, area: 3, cropPrice: null, grades })
  await until('it is another', () => head().includes('3 acres'))
  expect(head()).toContain('Jul 6, 2026')
})

describe('a plan that is kept', () => {
  beforeEach(async () => {
    await phone.send('PUT', withPathParams(saveFertilizerPlan, { id: crop.id }).path, ASKED)
    phone.services.at('2026-07-20T08:00:00.000Z')
    await phone.read(withPathParams(getFertilizerPlan, { id: crop.id }))
  })
  const head = () => document.querySelector('.sheet-head')!.textContent

  test('is shown with its land and its day', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    expect(text()).toContain('Kept since Jul 6, 2026')
    expect(head()).toContain('2 acres')
    expect([hasButton('Keep this plan'), hasButton('Back to the usual rate')]).toEqual([false, true])
  })

  test('gives way to another that is worked out, which is not kept yet', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    await answer({ ...ASKED, area: 3 })
    await until('it is another', () => head()!.includes('3 acres'))
    expect(text()).not.toContain('Kept since')
    expect([hasButton('Keep this plan'), hasButton('Back to the usual rate')]).toEqual([true, true])
    await press('Back to the usual rate')
    await until('it is gone', () => !isAnswer())
    expect(hasButton('Back to the usual rate')).toBe(false)
  })

  test('is not shown for what the address asks, and is named as kept no more', async () => {
    const { formValuesOf } = await import('./first-values.ts')
    const values = formValuesOf({ ...ASKED, area: 5 })
    const fields = { area: 'The land must be more than 0' }
    await phone.show(<BagsPage />, { id: crop.id, asked: { values, plan: null, fields } })
    expect([isAnswer(), input('area').value]).toEqual([false, '5'])
    expect(errorOf('How big is the field?')).toContain('The land must be more than 0')
    const plan = await computeFertilizerPlan(field, { ...ASKED, area: 5 })
    await phone.show(<BagsPage />, { id: crop.id, asked: { values, plan, fields: {} } })
    expect(head()).toContain('5 acres')
    expect(text()).not.toContain('Kept since')
  })
})
