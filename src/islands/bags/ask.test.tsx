import { beforeEach, describe, expect, test } from 'bun:test'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerFormValues } from '../../contracts/fertilizer-form.ts'
import type { FertilizerPlan, FieldPlanInput, PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, hasButton, press, sharedPhone, text } = await import('../testing/screen.tsx')
const { FertilizerPlanForm } = await import('./ask.tsx')
const { SavePlan } = await import('./save-plan.tsx')
const { SheetHead } = await import('./sheet-head.tsx')
const { Applications } = await import('./splits.tsx')
const { setCachedUser } = await import('../lib/use-user.ts')

const phone = sharedPhone()
const known = (price: number, counts = true) =>
  ({ price, counts, date: '2026-06-01', whose: 'list', market: 'Kano' }) as const
const FIELD = {
  ...{ crop: 'maize', country: 'NG', currency: 'NGN', saved: null, asked: null, area: null, facts: {}, factsOf: null },
  cropPrice: known(400),
  offers: [
    { grade: 'urea', bagKg: 50, known: known(28_000) },
    { grade: 'urea', bagKg: 25, known: null },
    { grade: 'npk_15_15_15', bagKg: 50, known: known(20_000, false) },
    { grade: 'ssp', bagKg: 50, known: null },
    { grade: 'mop', bagKg: 50, known: null },
    { grade: 'can', bagKg: 50, known: null },
    { grade: 'dap', bagKg: 50, known: known(40_000) },
  ],
} as unknown as FertilizerField
const VALUES: FertilizerFormValues = {
  ...{ area: '2', areaUnit: 'acre', field: '', purse: '', cropPrice: '', risk: '', look: '', manure: '' },
  ...{ manureUnit: '', manureKind: '', grades: [] },
}
let asked: [FieldPlanInput, FertilizerFormValues][]
beforeEach(() => {
  asked = []
})
const show = (values: Partial<FertilizerFormValues> = {}, field: Partial<FertilizerField> = {}, more: object = {}) =>
  phone().show(
    <FertilizerPlanForm
      field={{ ...FIELD, ...field }}
      values={{ ...VALUES, ...values }}
      errors={{}}
      here="/crops/c1/bags"
      pending={false}
      onAsk={(...entered) => asked.push(entered)}
      {...more}
    />,
  )
const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const checked = (name: string) => all<HTMLInputElement>(`[name="${name}"]:checked`).map(({ value }) => value)
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const set = (name: string, value: string) =>
  act(() => {
    input(name).value = value
  })

describe('the form of a fertilizer plan', () => {
  test('begins with a middle risk, kilograms of manure, and nothing else chosen', async () => {
    await show()
    expect(['areaUnit', 'risk', 'look', 'manureUnit', 'manureKind', 'grade'].map(checked)).toEqual([
      ...[['acre'], ['middle'], [''], ['kg'], [], []],
    ])
    expect(document.querySelector('details')!.open).toBe(false)
    await show({ risk: 'bold', manure: '100', manureUnit: 'headpan', manureKind: 'poultry', look: '4' })
    expect(['risk', 'look', 'manureUnit', 'manureKind'].map(checked)).toEqual([
      ['bold'],
      ['4'],
      ['headpan'],
      ['poultry'],
    ])
    expect(all<HTMLDetailsElement>('details').some(({ open }) => open)).toBe(true)
  })

  test('asks for the kind of field of rice only', async () => {
    await show()
    expect(all('[name=field]')).toHaveLength(0)
    await show({ field: 'upland' }, { crop: 'rice' })
    expect([all('[name=field]').length, checked('field')]).toEqual([4, ['upland']])
  })

  test('says where the price of the crop is from, where there is one', async () => {
    await show()
    expect(text()).toContain('Kano')
    await show({}, { cropPrice: null, offers: [] })
    expect(text()).not.toContain('Kano')
  })

  test('is worked out from what was typed, once, and not while it is worked out', async () => {
    await show()
    await set('area', '1,5')
    await set('purse', '90,000')
    await act(() => input('grade').click())
    await press('Work it out')
    expect(asked).toHaveLength(1)
    expect(asked[0]![0]).toMatchObject({ area: 1.5, purse: 90_000, grades: [{ id: 'urea', bagKg: 50, price: 28_000 }] })
    expect(asked[0]![1]).toMatchObject({ area: '1,5' })
    await show({}, {}, { pending: true })
    await press('Work it out')
    expect(asked).toHaveLength(1)
  })

  test('says what is wrong at its field, and what was wrong before', async () => {
    await show({ area: '' })
    await set('purse', '-5')
    await press('Work it out')
    expect([errorOf('How big is the field?') !== '', asked.length]).toEqual([true, 0])
    await show({}, {}, { errors: { cropPrice: 'Too much', grades: 'Too many' } })
    expect(all('.field-error').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Too much', 'Too many']),
    )
    expect(input('grade').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the products', () => {
  const rows = (where = '') => all<HTMLInputElement>(`${where} [name=grade]`.trim()).map(({ value }) => value)
  const price = (grade: string) => [input(`price-${grade}`).value, input(`bagKg-${grade}`).value]

  test('are four and those with a price, the others folded', async () => {
    await show()
    expect(rows('.more-choices')).toEqual(['can'])
    expect(rows().slice(0, 5)).toEqual(['urea', 'npk_15_15_15', 'ssp', 'mop', 'dap'])
    await show({ grades: [{ id: 'can', bagKg: '25', price: '9000' }] })
    expect(rows('.more-choices')).toEqual([])
    expect([checked('grade'), price('can')]).toEqual([['can'], ['9000', '25']])
  })

  test('have a price that counts, an old one only in words', async () => {
    await show()
    expect([price('urea'), price('npk_15_15_15'), price('ssp')]).toEqual([
      ['28000', '50'],
      ['', '50'],
      ['', '50'],
    ])
    const old = all('.grade').filter(({ textContent }) => textContent?.includes('20,000'))
    expect(old.map((row) => row.querySelector<HTMLInputElement>('[name=grade]')!.value)).toEqual(['npk_15_15_15'])
    await show({ grades: [{ id: 'urea', bagKg: '25', price: '' }] })
    expect(price('urea')).toEqual(['', '25'])
    expect(input('grade').hasAttribute('aria-invalid')).toBe(false)
  })
})

const PLAN = { ...{ parts: [], splits: [{ n: 1 }], crop: 'maize' } } as unknown as FertilizerPlan
describe('a plan that is shown', () => {
  const keep = (over: object = {}) =>
    phone().show(
      <SavePlan
        cropId="c1"
        isSaved={false}
        hasSaved={false}
        values={VALUES}
        plan={PLAN}
        onSaved={() => {}}
        onRemoved={() => {}}
        {...over}
      />,
    )
  const buttons = () => [hasButton('Keep this plan'), hasButton('Print'), hasButton('Back to the usual rate')]

  test('can be kept, printed and dropped, as far as there is something', async () => {
    await keep()
    expect(buttons()[0]).toBe(true)
    expect(buttons()[2]).toBe(false)
    expect(all('button')).toHaveLength(2)
    await keep({ isSaved: true, hasSaved: true })
    expect([buttons()[0], buttons()[2]]).toEqual([false, true])
    await keep({ plan: { ...PLAN, splits: [] }, hasSaved: true })
    expect(all('button')).toHaveLength(1)
    expect(buttons()[2]).toBe(true)
  })

  test('is headed by its crop, place, area and the day of its oldest price', async () => {
    const head = async (values: Partial<FertilizerFormValues>, field: Partial<FertilizerField> = {}) => {
      await phone().show(
        <SheetHead
          crop={{ cropType: 'maize' } as never}
          field={{ ...FIELD, ...field }}
          values={{ ...VALUES, ...values }}
          day="2026-07-06"
        />,
      )
      return all('.sheet-head p').map(({ textContent }) => textContent)
    }
    const [title, where, prices] = await head({})
    expect(title).toContain('Maize (Corn)')
    expect(where).toBe('Kano, 2 acres')
    expect(prices).toContain('Jul 6, 2026')
    expect((await head({ areaUnit: 'hectare', cropPrice: '400' }))[1]).toBe('Kano, 2 hectares')
    expect((await head({ cropPrice: '400' }))[2]).toContain('Jun 1, 2026')
    expect((await head({ cropPrice: '401' }))[2]).toContain('Jul 6, 2026')
    expect((await head({ grades: [{ id: 'urea', bagKg: '50', price: '28000' }] }))[2]).toContain('Jun 1, 2026')
    expect((await head({ cropPrice: '401', grades: [{ id: 'urea', bagKg: '50', price: '28000' }] }))[2]).toContain(
      'Jun 1, 2026',
    )
    setCachedUser(phone().client, { ...phone().user, location: 'Fagge' })
    expect((await head({}))[1]).toBe('2 acres')
    setCachedUser(phone().client, phone().user)
  })
})

describe('the feedings', () => {
  const product = {
    grade: 'urea',
    kg: 50,
    bags: 1,
    capsPerStand: null,
    capsPerMetre: null,
    gramsPerPlant: null,
  } as const
  const split = {
    ...{ n: 1, of: 2, days: [10, 20], transplanted: false, fromDay: 10, toDay: 20, from: null, to: null },
    ...{ how: null, products: [product] },
  } as unknown as PlanSplit
  const splits = (...over: Partial<PlanSplit>[]) =>
    phone().show(
      <Applications
        plan={{ parts: [{ grade: 'urea' }], splits: over.map((each, n) => ({ ...split, n: n + 1, ...each })) } as never}
      />,
    )

  test('have their number, days or dates, and how to measure them in the hand', async () => {
    await splits({}, { from: '2026-07-10', to: '2026-07-15' }, { from: '2026-07-10', to: '2026-07-10' })
    expect(all('h3').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Feeding 1 of 2.*10.*20/),
      expect.stringContaining('Fri, Jul 10 – Wed, Jul 15'),
      expect.stringMatching(/Fri, Jul 10$/),
    ] as never)
    expect([all('.in-hand').length, all('.split > p').length, all('section > p').length]).toEqual([0, 0, 0])
    const caps = { caps: 1, stands: 1 }
    await splits({
      products: [{ ...product, capsPerStand: caps }],
      how: { way: 'stand', depth: 5, from: 5, to: 8 },
    } as never)
    expect([all('.in-hand').length, all('.split > p').length, all('section > p').length]).toEqual([1, 1, 1])
    await splits({ products: [{ ...product, capsPerSquare: caps }] } as never)
    expect(all('section > p')).toHaveLength(1)
    await splits({ days: null, fromDay: null, toDay: null } as never)
    expect(document.querySelector('.split-when')).toBeNull()
  })
})
