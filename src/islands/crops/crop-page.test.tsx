import { beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { listCropQuestions, listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { cropFormValues } from '../../contracts/crop-form.ts'
import type { CropQuestions } from '../../contracts/crop-questions.ts'
import { GROWTH_STAGE_IDS } from '../../contracts/farm.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, errorOf, field, fill, forms, has, press, sharedPhone, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: CropPage } = await import('./crop-page.tsx')
const { CropFields } = await import('./crop-fields.tsx')
const { StageBadge } = await import('./stage-badge.tsx')
const { WizardStep } = await import('../wizard/step.tsx')
const { cropsToSetUp } = await import('../wizard/answers.ts')
const { addDays } = await import('../lib/days.ts')
const { localDay } = await import('../lib/local-day.ts')

const phone = sharedPhone()
let crop: Crop
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  crop = { ...(await phone().read(listCrops))[0], cropType: 'maize', growthStage: 'vegetative', farmArea: 2 }
  crop = { ...crop, plantingDate: '2026-06-01T00:00:00.000Z', expectedHarvestDate: null }
})
beforeEach(() => {
  phone().answering(undefined)
  phone().client.setQueryData(queryKeyOf(listCrops.path), [crop])
})
const last = () => phone().lastWrite()
const values = (name: string) => all(`[name="${name}"]`).map((input) => (input as HTMLInputElement).value)

describe('the page of a crop without script', () => {
  test('is a form for a new one, which can be left', async () => {
    await phone().show(<CropPage />, { id: null })
    expect([document.querySelector('h1')!.textContent, forms()[0]![0]]).toEqual(['Add Crop', '/crops/new'])
    expect(forms()).toHaveLength(1)
    expect(has('a[href="/profile"]')).toBe(true)
    expect(has('.notice')).toBe(false)
  })

  test('is filled for one that there is, which can be removed', async () => {
    await phone().show(<CropPage />, { id: crop.id })
    expect(document.querySelector('h1')!.textContent).not.toBe('Add Crop')
    expect([field('Planting Date').value, field('Farm Area').value]).toEqual(['2026-06-01', '2'])
    expect(forms().map(([action]) => action)).toEqual([`/crops/${crop.id}/edit`, `/crops/${crop.id}/remove`])
    await phone().show(<CropPage />, { id: 'gone' })
    expect(document.querySelector('.empty a')?.getAttribute('href')).toBe('/profile')
  })

  test('keeps what was sent, with the reason why it was refused, once', async () => {
    const sent = { cropType: 'rice', plantingDate: '2026-05-01', growthStage: '', farmArea: 'x' }
    await phone().show(<CropPage />, { id: null, values: sent, message: 'Sorry', fields: { farmArea: 'No number' } })
    expect([field('Planting Date').value, errorOf('Farm Area')]).toEqual(['2026-05-01', 'No number'])
    expect(all('.notice').map(({ textContent }) => textContent)).toEqual(['Sorry'])
    const required = 'Please fill in all required fields'
    await phone().show(<CropPage />, { id: null, values: sent, message: required, refusal: 'crop.required' })
    expect(all('.notice')).toHaveLength(0)
  })

  test('is sent by script too, and leads home', async () => {
    const went = spyOn(location, 'assign').mockImplementation(() => {})
    await phone().show(<CropPage />, { id: crop.id })
    await fill('Farm Area', '3')
    phone().answering((_, method) =>
      method === 'PUT' ? Response.json({ message: 'No', fields: { farmArea: 'Too big' } }, { status: 400 }) : undefined,
    )
    await act(() => (document.querySelector('form button[type=submit]') as HTMLElement).click())
    await until('it is refused', () => errorOf('Farm Area') === 'Too big')
    expect([last()?.method, toastShown()]).toEqual(['PUT', 'Error: No'])
    expect(last()?.body).toMatchObject({ cropType: 'maize', farmArea: 3, growthStage: 'vegetative' })
    phone().answering((_, method) => (method === 'PUT' ? Response.json(crop) : undefined))
    await act(() => (document.querySelector('form button[type=submit]') as HTMLElement).click())
    await until('it leads home', () => went.mock.calls.length === 1)
    expect(went.mock.calls[0]).toEqual(['/'])
    went.mockRestore()
  })
})

describe('the fields of a crop', () => {
  const show = (cropType: string, errors: Record<string, string> = {}, today?: string) =>
    phone().show(<CropFields values={{ ...cropFormValues(crop), cropType } as never} errors={errors} today={today} />)

  test('have the picture of the chosen crop, and follow another', async () => {
    await show('')
    expect([has('.beside .drawing'), has('fieldset.ask')]).toEqual([false, false])
    await show('maize', {}, '2026-07-06')
    expect(has('.beside .drawing')).toBe(true)
    expect(field('Planting Date').getAttribute('max')).toBe('2027-01-02')
    const stages = () => all('.choices-drawn use').map((each) => each.getAttribute('href'))
    const maize = stages()
    await fill('Crop', 'rice')
    expect(stages()).not.toEqual(maize)
    await show('maize')
    expect(field('Planting Date').hasAttribute('max')).toBe(false)
  })

  test('say once what is required, and in short at each field', async () => {
    const { TEXTS_BY_LANGUAGE } = await import('../../words/index.ts')
    const required = TEXTS_BY_LANGUAGE.en.screens['cropForm.required'] as string
    await show('maize', { plantingDate: required, farmArea: 'Less' })
    expect(all('.notice').map(({ textContent }) => textContent)).toEqual([required])
    expect([errorOf('Planting Date') === required, errorOf('Farm Area')]).toEqual([false, 'Less'])
    expect(errorOf('Planting Date')).not.toBe('')
    await show('maize', { farmArea: 'Less' })
    expect(has('.notice')).toBe(false)
  })

  test('ask of the season what is known to matter for that crop', async () => {
    const ask = async (over: Partial<CropQuestions>) => {
      const none = { cropType: 'maize', maturity: [], established: [], field: false, striga: false } as const
      phone().client.setQueryData(queryKeyOf(listCropQuestions.path), [{ ...none, ...over }] as never)
      await show('maize')
      return [...new Set(all('fieldset.ask [name]').map((each) => each.getAttribute('name')))]
    }
    expect(await ask({})).toEqual([])
    expect(await ask({ striga: true })).toEqual([])
    expect(await ask({ striga: true, established: ['seed'] })).toEqual(['established', 'previousCrop', 'striga'])
    expect(values('striga')).toEqual(['yes', 'no', ''])
    expect(await ask({ field: true })).toEqual(['field', 'previousCrop'])
    expect(values('field')).toEqual(['lowland', 'upland', 'irrigated', ''])
    expect(await ask({ established: ['seed', 'seedling'] })).toEqual(['established', 'previousCrop'])
    const early = {
      class: 'early',
      from: 85,
      to: 95,
      names: ['SAMMAZ 27', 'Other'],
    } satisfies CropQuestions['maturity'][number]
    expect(await ask({ maturity: [early, { ...early, class: 'late' }] })).toEqual(['maturity', 'previousCrop'])
    expect(text()).toMatch(/85.*95.* · SAMMAZ 27 · Other/)
    expect((all('[name=maturity]').at(-1) as HTMLInputElement).checked).toBe(true)
    expect((all('[name=previousCrop] option') as HTMLOptionElement[]).slice(0, 2).map(({ value }) => value)).toEqual([
      '',
      'fallow',
    ])
  })

  test('have a badge for each stage, in four colours', async () => {
    await phone().show(GROWTH_STAGE_IDS.map((stage) => <StageBadge key={stage} stage={stage} />))
    expect(new Set(all('.badge').map(({ className }) => className)).size).toBe(4)
  })
})

describe('a step of the set-up', () => {
  const changes: object[] = []
  const show = async (over: object = {}, more: object = {}) => {
    changes.length = 0
    const answer = { stage: '', plantingDate: '', area: '', ...over }
    await phone().show(
      <WizardStep type="maize" answer={answer} errors={{}} onChange={(changed) => changes.push(changed)} {...more} />,
    )
  }
  const picked = () => all('.pick').map((pick) => pick.getAttribute('aria-pressed'))
  const today = localDay()

  test('takes a day by one touch, and marks it', async () => {
    await show()
    expect(picked()).toEqual(Array(8).fill('false'))
    for (const [words, days] of [
      ['This week', 3],
      ['2 weeks', 14],
      [/month/, 30],
      [/3 months/, 91],
    ] as const) {
      await press(words)
      expect(changes.at(-1)).toEqual({ stage: '', area: '', plantingDate: addDays(today, -days), guessed: false })
    }
    await show({ plantingDate: addDays(today, -14) })
    expect(picked().indexOf('true')).toBe(1)
  })

  test('takes an area by one touch, and offers it for all where others have none', async () => {
    await show()
    await press('2 acres')
    expect(changes.at(-1)).toMatchObject({ area: '2' })
    let same = 0
    await show({ area: '0.5' }, { onSameArea: () => same++ })
    expect(picked().slice(4)).toEqual(['true', 'false', 'false', 'false'])
    await press('Same for all crops')
    expect(same).toBe(1)
    await show({ area: '0.05' }, { onSameArea: () => same++ })
    expect(text()).not.toContain('Same for all crops')
    await show({ area: '2' })
    expect(text()).not.toContain('Same for all crops')
  })

  test('says that a day is a guess, and asks no more about it then', async () => {
    await show({ stage: 'planted', plantingDate: addDays(today, -150), guessed: true })
    expect([has('.notice'), text().includes('Our guess')]).toEqual([false, true])
    await show({ stage: 'planted', plantingDate: addDays(today, -150) })
    expect([has('.notice'), text().includes('Our guess')]).toEqual([true, false])
    await act(() => (document.querySelector('.notice button') as HTMLElement).click())
    expect((changes.at(-1) as { stage: string }).stage).not.toBe('planted')
  })

  test('is there for each primary crop once', () => {
    expect([cropsToSetUp('maize,rice,maize,tulips'), cropsToSetUp(null)]).toEqual([['maize', 'rice'], []])
  })
})
