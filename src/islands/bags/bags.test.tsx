import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { at } from '../../contracts/call.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getBags, keepBags, planFertilizer } from '../../contracts/calls/fertilizer.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { RICE_FIELDS } from '../../contracts/season.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, hasButton, openPhone, press, text, toastShown, until } = await import('../testing/screen.tsx')
const { default: BagsPage } = await import('./bags.tsx')
const { workOut } = await import('./work-out.ts')

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
  field = await phone.read(at(getBags, { id: crop.id }))
})
afterEach(() => phone.close())

const input = (name: string, value?: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)!
/** The form is read when it is sent. */
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
      const told = await phone.send('POST', planFertilizer.path, { cropId: crop.id, crop: 'maize', ...asked })
      expect(await workOut(field, asked)).toEqual(await told.json())
    }
  })

  test('is the same for each kind of rice field, whatever the crop says of its own', async () => {
    const body = { cropType: 'rice', plantingDate: '2026-07-01T00:00:00.000Z', growthStage: 'planted', farmArea: 2 }
    const rice: Crop = await (await phone.send('POST', listCrops.path, body)).json()
    const paddy: FertilizerField = await phone.read(at(getBags, { id: rice.id }))
    for (const kind of [null, ...RICE_FIELDS]) {
      const asked = { ...ASKED, field: kind }
      const told = await phone.send('POST', planFertilizer.path, { cropId: rice.id, crop: 'rice', ...asked })
      expect(await workOut(paddy, asked)).toEqual(await told.json())
    }
  })

  test('is answered without a call, with every part of the sum, and kept by one press', async () => {
    await phone.show(<BagsPage />, { id: crop.id })
    expect(input('area').value).toBe('2')
    await answer(ASKED)
    await isAnswered()
    const plan = await workOut(field, ASKED)
    expect(plan.parts.length).toBeGreaterThan(0)
    for (const { price, cost } of plan.parts)
      for (const money of [price, cost]) expect(text()).toContain(`₦${money!.toLocaleString('en')}`)
    expect(text()).toContain(`You pay₦${plan.cost!.toLocaleString('en')}`)
    expect(text()).toContain('Feeding 1 of 2')
    expect(phone.writes()).toEqual([])

    await press('Keep this plan')
    await until('it is kept', () => toastShown() !== null)
    expect(toastShown()).toContain('The plan is kept')
    expect([hasButton('Keep this plan'), text().includes('Kept since')]).toEqual([false, true])
    expect(phone.writes()).toEqual([`PUT ${at(keepBags, { id: crop.id }).path}`])
    const kept: FertilizerField = await (await phone.send('GET', at(getBags, { id: crop.id }).path)).json()
    expect(kept.saved).toMatchObject({ asked: ASKED, plan: { cost: plan.cost, parts: plan.parts } })
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
    await phone.send('PUT', at(keepBags, { id: crop.id }).path, ASKED)
    await phone.read(at(getBags, { id: crop.id }))
    await phone.show(<BagsPage />, { id: crop.id })
    expect(text()).toContain('Kept since')
    await press('Back to the usual rate')
    await until('it is gone', () => !text().includes('Kept since'))
    const { saved } = await (await phone.send('GET', at(getBags, { id: crop.id }).path)).json()
    expect(saved).toBeNull()
  })
})
