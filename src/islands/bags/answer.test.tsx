import { describe, expect, test } from 'bun:test'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { MAX_BAG_KG, MAX_GRADES, MAX_MONEY } from '../../contracts/fertilizer-plan.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { all, has, sharedPhone, text, words } = await import('../testing/screen.tsx')
const { PlanResult } = await import('./answer.tsx')
const { checkFertilizerForm } = await import('./bags-check.ts')
const { Bag, BottleCap, RiskFace, MaizeBesideMan } = await import('./drawings.tsx')
const { Bags, BottleCaps, colourOf } = await import('./pictures.tsx')

const phone = sharedPhone()
const show: ReturnType<typeof phone>['show'] = (screen) => phone().show(screen)

const part = { grade: 'urea', bagKg: 50, bags: 2, kg: 100, price: 28_000, cost: 56_000 } as const
const PLAN: FertilizerPlan = {
  ...{ crop: 'maize', country: 'NG', currency: 'NGN', hectares: 1, basis: 'purse', parts: [part], splits: [] },
  ...{ nutrients: { n: 46, p: 0, k: 0 }, nutrientsPerHa: { n: 46, p: 0, k: 0 }, cost: 56_000, worthIt: true },
  extraYield: { kg: 600, low: 400, high: 800 },
  extraRevenue: { money: 240_000, low: 160_000, high: 320_000 },
  ...{ badYear: null, nextBag: [], why: [], sources: [], estimated: false },
} as FertilizerPlan
const answer = (over: Partial<FertilizerPlan>) => show(<PlanResult plan={{ ...PLAN, ...over }} />)
const lines = () => all('.sum-line').map((line) => line.textContent)

describe('the verdict', () => {
  const look = () => [document.querySelector('.verdict')!.className.split(' ').at(-1), words('.verdict-title')]

  test('is green where it pays for sure, and has cost and return', async () => {
    await answer({})
    expect(look()[0]).toBe('card-leaf')
    expect(words('.verdict p')).toMatch(/₦56,000.*₦240,000/)
    await answer({ why: [{ id: 'may_lose', n: null }] })
    expect(look()[0]).toBe('card-sun')
    expect(all('.verdict p')).toHaveLength(2)
  })

  test('is red where it does not pay, with what to do instead', async () => {
    await answer({ worthIt: false, parts: [], why: [{ id: 'does_not_pay', n: null }] })
    expect(look()[0]).toBe('card-danger')
    expect(all('.verdict p')).toHaveLength(2)
    expect(words('.verdict')).not.toContain('₦')
    await answer({ worthIt: false, parts: [], why: [{ id: 'no_rate', n: null }] })
    expect(all('.verdict p').length).toBeLessThan(3)
  })

  test('without prices says that it cannot tell', async () => {
    await answer({ worthIt: null, extraRevenue: null, extraYield: null, cost: null })
    expect(look()[0]).toBe('card-sun')
    expect(words('.verdict')).not.toContain('₦')
  })
})

describe('what to buy', () => {
  test('has each product drawn, and the size of a bag only where they are whole or half', async () => {
    await answer({ parts: [part, { ...part, grade: 'ssp', bags: 1.33, kg: 66.5 }] })
    const buys = all('[aria-labelledby=to-buy] .buy')
    expect(buys.map((buy) => buy.querySelectorAll('.bag').length)).toEqual([2, 2])
    expect(buys.map((buy) => buy.querySelector('.soft') !== null)).toEqual([true, false])
  })

  test('is left out with its sum where there is nothing', async () => {
    await answer({ parts: [], estimated: true })
    expect([has('#to-buy'), has('#sum'), has('#when'), has('.sources')]).toEqual([false, false, false, false])
    expect(text()).not.toContain('estimate')
  })
})

describe('the sum', () => {
  test('has each part, what is paid, what comes back and what is left', async () => {
    await answer({})
    expect(lines()).toHaveLength(5)
    expect(lines()[0]).toMatch(/^Urea 46-0-0: 2 × ₦28,000₦56,000$/)
    expect(lines().at(-1)).toMatch(/₦184,000/)
    expect(all('.sum-total')).toHaveLength(2)
    expect(has('#sum ~ p.small')).toBe(true)
  })

  test('names a loss, and a price that is not known', async () => {
    await answer({ extraRevenue: { money: 30_000, low: 10_000, high: 50_000 } })
    const loss = lines().at(-1)!
    expect(loss).toContain('₦26,000')
    await answer({})
    expect(
      lines()
        .at(-1)!
        .replace(/[^A-Za-z]/g, ''),
    ).not.toBe(loss.replace(/[^A-Za-z]/g, ''))
    await answer({ parts: [{ ...part, price: null, cost: null }], cost: null, extraRevenue: null })
    expect(lines()[0]).not.toContain('₦')
    expect(lines()).toHaveLength(2)
    expect(has('#sum ~ p.small')).toBe(false)
  })

  test('says what a bad year leaves, and what it rests on', async () => {
    const bad = (money: number) => answer({ badYear: { kg: 100, money } as never, sources: ['IITA'], estimated: true })
    await bad(60_000)
    const kept = lines().at(-1)
    await bad(56_000)
    expect(lines().at(-1)).toContain('Left for you')
    await bad(20_000)
    expect(lines()).toHaveLength(6)
    expect(
      lines()
        .at(-1)!
        .replace(/[\d,₦]/g, ''),
    ).not.toBe(kept!.replace(/[\d,₦]/g, ''))
    expect(all('.source-list li').map((source) => source.textContent)).toEqual(['IITA'])
    expect(all('.answer > p.small')).toHaveLength(1)
  })
})

describe('one more bag', () => {
  const bag = { grade: 'urea', price: 28_000, returns: 56_000, needs: 42_000, pays: true } as const
  const widths = () => all('.bars rect').map((rect) => Number(rect.getAttribute('width')))

  test('is a sentence and bars against the greatest of its figures', async () => {
    await answer({ nextBag: [bag] as never })
    expect(widths()).toEqual([100, 200, 150])
    expect(has('.bar-return')).toBe(true)
    const pays = words('[aria-labelledby=next-bag] p')
    await answer({ nextBag: [{ ...bag, pays: false, returns: 100, needs: undefined }] as never })
    expect(widths()[0]).toBe(200)
    expect(widths()[1]).toBe(2)
    expect(widths()).toHaveLength(2)
    await answer({ nextBag: [{ ...bag, pays: false, price: 7000, returns: 14_000 }] as never })
    expect(widths().map(Math.round)).toEqual([33, 67, 200])
    expect(has('.bar-short')).toBe(true)
    expect(words('[aria-labelledby=next-bag] p')).not.toBe(pays)
    await answer({})
    expect(has('#next-bag')).toBe(false)
  })
})

describe('pictures', () => {
  test('of bags are as many as eight, then a number; an opened one is filled to its share', async () => {
    await show(
      <>
        <Bags grade="urea" bags={8} colour="#111" />
        <Bags grade="urea" bags={11.5} colour="#111" />
        <Bags grade="urea" bags={0.5} colour="#111" />
      </>,
    )
    expect(
      all('.bags-drawn').map((each) => [each.querySelectorAll('.bag').length, each.querySelector('b')?.textContent]),
    ).toEqual([
      [8, undefined],
      [9, '+3'],
      [1, undefined],
    ])
    expect(all('.bag [stroke-dasharray]')).toHaveLength(2)
  })

  test('of caps are of a stand, else of a metre; none where they are many', async () => {
    const cap = (caps: number) => ({ caps }) as never
    await show(
      <>
        <BottleCaps capsPerStand={cap(2.5)} capsPerMetre={cap(1)} />
        <BottleCaps capsPerStand={null} capsPerMetre={cap(8)} />
        <BottleCaps capsPerStand={null} capsPerMetre={cap(9)} />
        <BottleCaps capsPerStand={null} capsPerMetre={null} />
      </>,
    )
    expect(all('.caps-drawn').map((each) => each.querySelectorAll('.cap').length)).toEqual([3, 8])
    await show(
      <>
        <BottleCap />
        <BottleCap half />
      </>,
    )
    expect(all('.cap').map((each) => each.querySelectorAll('ellipse').length)).toEqual([2, 1])
  })

  test('have a colour a product, and begin again after the last', () => {
    const six = ['urea', 'can', 'ssp', 'mop', 'dap', 'npk_15_15_15'] as never[]
    const colours = six.map((grade) => colourOf(grade, six))
    expect(new Set(colours).size).toBe(6)
    expect(colourOf('sop' as never, [...six, 'sop' as never])).toBe(colours[0]!)
    expect(colourOf('unknown' as never, six)).toBe(colours[0]!)
  })

  test('of a bag have numbers that can be read', async () => {
    await show(
      <>
        <Bag label="Urea" share={1} colour="#123456" />
        <Bag label="15-15-15" share={0.35} colour="#123456" />
        <Bag label="Urea" share={0.34} colour="#123456" />
      </>,
    )
    expect(
      all('text').map((each) => ['y', 'fill', 'font-size', 'textLength'].map((name) => each.getAttribute(name))),
    ).toEqual([
      ['38', '#fff', '10', null],
      ['45', '#fff', '8', '29'],
      ['30', '#3b3225', '10', null],
    ])
  })

  test('of maize grow with the soil, with a tassel from the third on; the bold smile and the careful frown', async () => {
    await show(
      <>
        {([1, 2, 3, 4, 5] as const).map((look) => (
          <MaizeBesideMan key={look} look={look} />
        ))}
        {(['careful', 'middle', 'bold'] as const).map((risk) => (
          <RiskFace key={risk} risk={risk} />
        ))}
      </>,
    )
    const paths = all('.figure').map((figure) => figure.querySelectorAll('path').length)
    expect(paths).toEqual([6, 6, 7, 7, 7, 3, 2, 2])
    expect(all('.figure-face path:last-child').map((mouth) => mouth.getAttribute('fill'))).toEqual([
      'none',
      'none',
      '#fff8ec',
    ])
  })
})

describe('what is typed', () => {
  const right: FieldPlanInput = { area: 1, areaUnit: 'acre', grades: [], risk: 'middle' }
  const wrong = (over: Partial<FieldPlanInput>) =>
    Object.keys(checkFertilizerForm({ ...right, ...over }, translator(TEXTS_BY_LANGUAGE.en.screens)))
  const urea = { id: 'urea', bagKg: 50, price: 28_000 } as const

  test.each<[Partial<FieldPlanInput>, string[]]>([
    [{}, []],
    [{ area: 0 }, ['area']],
    [{ area: 10_000 }, []],
    [{ area: 10_001 }, ['area']],
    [{ purse: null, cropPrice: null, manure: null }, []],
    [{ purse: 0 }, ['purse']],
    [{ purse: MAX_MONEY, cropPrice: MAX_MONEY }, []],
    [{ cropPrice: MAX_MONEY + 1 }, ['cropPrice']],
    [{ manure: 0 }, []],
    [{ manure: -1 }, ['manure']],
    [{ manure: 1_000_000 }, []],
    [{ manure: 1_000_001 }, ['manure']],
    [{ grades: Array(MAX_GRADES).fill(urea) }, []],
    [{ grades: Array(MAX_GRADES + 1).fill(urea) }, ['grades']],
    [{ grades: [{ ...urea, price: 0 }] }, ['grades']],
    [{ grades: [{ ...urea, price: null, bagKg: null }] }, []],
    [{ grades: [{ ...urea, bagKg: MAX_BAG_KG }] }, []],
    [{ grades: [{ ...urea, bagKg: MAX_BAG_KG + 1 }] }, ['grades']],
  ])('%j: wrong is %j', (over, names) => expect(wrong(over)).toEqual(names))
})
