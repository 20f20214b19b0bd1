import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, errorOf, field, fill, hasButton, openPhone, press, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { entries } = await import('../testing/history.ts')
const { default: StageWizard } = await import('./stage-wizard.tsx')
const { isStageSetupDone, storeStageSetupDone } = await import('./setup-flag.ts')

let phone: Awaited<ReturnType<typeof openPhone>>
let closed: number
beforeEach(async () => {
  phone = await openPhone()
  closed = 0
})
afterEach(() => phone.close())

const stored = async (): Promise<Crop[]> => (await phone.send('GET', listCrops.path)).json()
const show = (mine: Crop[] = []) => phone.show(<StageWizard user={phone.user} crops={mine} onClose={() => closed++} />)
async function answer(stage: string, plantingDate: string, area: string) {
  await tick(stage)
  await fill('When did you plant it?', plantingDate)
  await fill('Farm area', area)
}

describe('setting up the crops', () => {
  test('asks about each primary crop, saves them all at the end, says so and closes', async () => {
    await show()
    expect(text()).toContain('Crop 1 of 2')
    expect(button('Back').getAttribute('aria-disabled')).toBe('true')
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    expect(text()).toContain('Crop 2 of 2')
    expect(phone.writes()).toEqual([])
    await answer('Recently Planted', '2026-06-20', '0.5')
    await press('Complete Setup')
    await until('it closes', () => closed === 1)
    expect(toastShown()).toStartWith('Success')
    expect(await stored()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ cropType: 'maize', growthStage: 'vegetative', farmArea: 2 }),
        expect.objectContaining({ cropType: 'cassava', growthStage: 'planted', farmArea: 0.5 }),
      ]),
    )
  })

  test('goes no further before a crop is answered, and says what is missing', async () => {
    await show()
    await fill('Farm area', '0.05')
    await press('Next')
    expect(text()).toContain('Please choose a growth stage')
    expect(errorOf('When did you plant it?')).toBe('Please enter the planting date')
    expect(errorOf('Farm area')).toBe('Please enter an area of at least 0.1 acres')
    expect(text()).toContain('Crop 1 of 2')
  })

  test('keeps what was answered while one goes back and forth', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await fill('Farm area', '0.5')
    await press('Back')
    expect([field('When did you plant it?').value, field('Farm area').value]).toEqual(['2026-06-01', '2'])
    await press('Next')
    expect(field('Farm area').value).toBe('0.5')
  })

  test('changes the rows there are, and begins from what they say, but not from a guess', async () => {
    await phone.send('POST', '/api/crops/initialize')
    const [guess] = await stored()
    const told = await (
      await phone.send('PUT', `${listCrops.path}/${guess!.id}`, {
        cropType: guess!.cropType,
        plantingDate: '2026-05-05T00:00:00.000Z',
        growthStage: 'flowering',
        farmArea: 3,
      })
    ).json()
    const mine = await stored()
    await show(mine)
    const asked = () => [field('When did you plant it?').value, field('Farm area').value]
    const known = ['2026-05-05', '3']
    const maizeIsKnown = told.cropType === 'maize'
    expect(asked()).toEqual(maizeIsKnown ? known : ['', ''])
    if (!maizeIsKnown) await answer('Growing', '2026-06-02', '1')
    await press('Next')
    expect(asked()).toEqual(maizeIsKnown ? ['', ''] : known)
    if (maizeIsKnown) await answer('Growing', '2026-06-02', '1')
    await press('Complete Setup')
    await until('it closes', () => closed === 1)
    expect(phone.writes().map((line) => line.split(' ')[0])).toEqual(['PUT', 'PUT'])
    expect(await stored()).toHaveLength(2)
  })

  test('that fails on the second crop adds the first only once when it is tried again', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await answer('Growing', '2026-06-20', '0.5')
    let tries = 0
    phone.answering((path, method) =>
      path === listCrops.path && method === 'POST' && ++tries === 2
        ? Response.json({ message: 'Internal Server Error' }, { status: 500 })
        : undefined,
    )
    await press('Complete Setup')
    await until('it is told', () => toastShown() !== null)
    expect(closed).toBe(0)
    await press('Complete Setup')
    await until('it closes', () => closed === 1)
    expect((await stored()).map(({ cropType }) => cropType).toSorted()).toEqual(['cassava', 'maize'])
  })

  test('without network keeps every crop on the phone and closes', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await answer('Growing', '2026-06-20', '0.5')
    phone.online(false)
    await press('Complete Setup')
    await until('it closes', () => closed === 1)
    expect(toastShown()).toStartWith('Saved on this phone')
    const { outboxQueue: queue } = await import('../offline/phone-outbox.ts')
    expect((await queue.list(phone.user.id)).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/crops',
      'POST /api/crops',
    ])
  })
})

describe('what was answered', () => {
  test('is there again, at the same crop, when the wizard was closed, however that was', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await fill('Farm area', '0.7')
    await press('Close')
    expect(closed).toBe(1)
    expect(toastShown()).toBe('Your answers are kept. You can finish later.')
    await show()
    expect(text()).toContain('Crop 2 of 2')
    expect(field('Farm area').value).toBe('0.7')
    await press('Back')
    expect(field('When did you plant it?').value).toBe('2026-06-01')
  })

  test("is gone back through by the phone's Back, which closes the wizard at the first crop", async () => {
    const back = entries()
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await back.press()
    expect(text()).toContain('Crop 1 of 2')
    expect([closed, toastShown()]).toEqual([0, null])
    await back.press()
    expect(closed).toBe(1)
    expect(toastShown()).toBe('Your answers are kept. You can finish later.')
  })

  test('is left as it is by Back while it is saved', async () => {
    const back = entries()
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await answer('Growing', '2026-06-20', '0.5')
    let answered = (_: Response) => {}
    phone.answering((_, method) => (method === 'POST' ? new Promise((done) => (answered = done)) : undefined))
    await press('Complete Setup')
    await back.press()
    expect(text()).toContain('Crop 2 of 2')
    expect(button('Back').getAttribute('aria-disabled')).toBe('true')
    expect(closed).toBe(0)
    answered(new Response('', { status: 500 }))
    await until('it is told', () => toastShown() !== null)
  })

  test('is not spoken of when nothing was answered', async () => {
    await show()
    await press('Close')
    expect([closed, toastShown()]).toEqual([1, null])
  })

  test('gives way to what was told of the crop elsewhere meanwhile', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await phone.send('POST', listCrops.path, {
      cropType: 'maize',
      plantingDate: '2026-05-05T00:00:00.000Z',
      growthStage: 'flowering',
      farmArea: 3,
    })
    await show(await stored())
    expect([field('When did you plant it?').value, field('Farm area').value]).toEqual(['2026-05-05', '3'])
  })

  test('is forgotten once it is saved', async () => {
    await show()
    await answer('Growing', '2026-06-01', '2')
    await press('Next')
    await answer('Recently Planted', '2026-06-20', '0.5')
    await press('Complete Setup')
    await until('it closes', () => closed === 1)
    expect(JSON.stringify({ ...localStorage })).not.toContain('2026-06-20')
  })
})

describe('with one touch', () => {
  test('a stage fills the date, a chip the area, and the same area goes for all', async () => {
    await show()
    await tick('Growing')
    expect(field('When did you plant it?').value).not.toBe('')
    expect(text()).toContain('Our guess.')
    expect(hasButton('Same for all crops')).toBe(false)
    await press('2 acres')
    await press('Same for all crops')
    expect(hasButton('Same for all crops')).toBe(false)
    await press('Next')
    expect([field('When did you plant it?').value, field('Farm area').value]).toEqual(['', '2'])
    await press('2 weeks')
    expect(field('When did you plant it?').value).not.toBe('')
  })

  test('a stage that the date speaks against is asked about, and can be left', async () => {
    await show()
    await answer('Recently Planted', '2026-01-05', '1')
    expect(text()).toContain('If planted then, it is usually at this stage: Harvest Ready. Is that right?')
    await press('Harvest Ready')
    expect(text()).not.toContain('If planted then')
    await tick('Recently Planted')
    await press('Next')
    expect(text()).toContain('Crop 2 of 2')
  })
})

test('what is wrong is told no more as soon as it is right', async () => {
  await show()
  await press('Next')
  expect(errorOf('Farm area')).not.toBe('')
  await fill('Farm area', '1')
  expect(errorOf('Farm area')).toBe('')
  expect(errorOf('When did you plant it?')).not.toBe('')
})

describe('that it was done', () => {
  test('is kept for each person of a shared phone', () => {
    expect(isStageSetupDone('ada')).toBe(false)
    storeStageSetupDone('ada')
    expect([isStageSetupDone('ada'), isStageSetupDone('musa')]).toEqual([true, false])
  })
})
