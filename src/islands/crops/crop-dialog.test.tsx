import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, errorOf, field, fill, hasButton, openPhone, press, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { default: CropDialog } = await import('./crop-dialog.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let closed: number
beforeEach(async () => {
  phone = await openPhone()
  closed = 0
})
afterEach(() => phone.close())

const close = () => {
  closed++
}
const stored = async (): Promise<Crop[]> => (await phone.send('GET', listCrops.path)).json()
async function aCrop(): Promise<Crop> {
  const body = { cropType: 'maize', plantingDate: '2026-06-01T00:00:00.000Z', growthStage: 'vegetative', farmArea: 2 }
  return (await phone.send('POST', listCrops.path, body)).json()
}

describe('the form of one crop', () => {
  test('opens with nothing said earlier over its buttons', async () => {
    const { toast } = await import('../ui/toast-store.ts')
    await act(async () => void toast({ title: 'Success' }))
    expect(toastShown()).toStartWith('Success')
    const later = performance.now() + 2000
    const clock = spyOn(performance, 'now').mockReturnValue(later)
    await phone.show(<CropDialog crop={null} onClose={close} />)
    await until('it goes', () => toastShown() === null)
    clock.mockRestore()
  })

  test('adds a crop, says so and closes', async () => {
    await phone.show(<CropDialog crop={null} onClose={close} />)
    await fill('Crop', 'okra')
    await fill('Planting Date', '2026-06-10')
    await fill('Growth Stage', 'flowering')
    await fill('Farm Area', '1.5')
    await press('Add Crop')
    await until('it closes', () => closed === 1)
    expect(toastShown()).toStartWith('Success')
    expect((await stored()).find(({ cropType }) => cropType === 'okra')).toMatchObject({
      plantingDate: '2026-06-10T00:00:00.000Z',
      growthStage: 'flowering',
      farmArea: 1.5,
    })
  })

  test('shows the crops as pictures until one is chosen', async () => {
    await phone.show(<CropDialog crop={null} onClose={close} />)
    await press('Okra')
    expect([field('Crop').value, hasButton('Okra'), hasButton('Cowpeas')]).toEqual(['okra', false, false])
    await phone.show(<CropDialog crop={await aCrop()} onClose={close} />)
    expect(hasButton('Okra')).toBe(false)
  })

  test.each(['Crop', 'Planting Date', 'Growth Stage'])(
    'that is sent with a blank %s says so, marks it, and sends nothing',
    async (blank) => {
      const crop = await aCrop()
      await phone.show(<CropDialog crop={crop} onClose={close} />)
      await fill(blank, '')
      await press('Save Changes')
      expect(text()).toContain('Please fill in all required fields')
      expect(field(blank).getAttribute('aria-invalid')).toBe('true')
      expect(errorOf(blank)).not.toBe('')
      expect(phone.writes()).toEqual([])
      expect([closed, field('Farm Area').value]).toEqual([0, '2'])
    },
  )

  test('says what is wrong until it is mended, and nothing new meanwhile', async () => {
    await phone.show(<CropDialog crop={await aCrop()} onClose={close} />)
    await fill('Planting Date', '')
    await fill('Growth Stage', '')
    await press('Save Changes')
    await fill('Planting Date', '2026-06-10')
    expect([errorOf('Planting Date'), errorOf('Growth Stage') === '']).toEqual(['', false])
    await fill('Farm Area', '-1')
    expect(errorOf('Farm Area')).toBe('')
    await fill('Growth Stage', 'flowering')
    expect(errorOf('Growth Stage')).toBe('')
  })

  test('takes no planting date more than half a year ahead, and no area under 0', async () => {
    await phone.show(<CropDialog crop={await aCrop()} onClose={close} />)
    await fill('Planting Date', '2999-01-01')
    await fill('Farm Area', '-1')
    await press('Save Changes')
    expect(errorOf('Planting Date')).toBe('Planting date can be at most 180 days ahead')
    expect(errorOf('Farm Area')).toBe('Farm area must be 0 or more')
    expect(phone.writes()).toEqual([])
  })

  test("shows the server's own words when it refuses, and keeps what was typed", async () => {
    await phone.show(<CropDialog crop={await aCrop()} onClose={close} />)
    phone.answering((_, method) =>
      method === 'PUT'
        ? Response.json(
            { message: 'Crop not found', fields: { farmArea: 'Farm area must be 0 or more' } },
            { status: 404 },
          )
        : undefined,
    )
    await fill('Farm Area', '7')
    await press('Save Changes')
    await until('it is told', () => toastShown() !== null)
    expect(errorOf('Farm Area')).toBe('Farm area must be 0 or more')
    expect([closed, field('Farm Area').value]).toEqual([0, '7'])
  })

  test('is sent once however often it is pressed, and says that it is being saved', async () => {
    const crop = await aCrop()
    await phone.show(<CropDialog crop={crop} onClose={close} />)
    let answer = () => {}
    const held = new Promise<undefined>((done) => {
      answer = () => done(undefined)
    })
    phone.answering((_, method) => (method === 'PUT' ? (held as never) : undefined))
    await press('Save Changes')
    await press(/Saving/)
    await act(async () => document.querySelector('form')?.requestSubmit())
    answer()
    await until('it closes', () => closed === 1)
    expect(phone.writes()).toEqual([`PUT /api/crops/${crop.id}`])
  })

  test('without network is kept on the phone, says so, and closes', async () => {
    await phone.show(<CropDialog crop={await aCrop()} onClose={close} />)
    phone.online(false)
    await fill('Farm Area', '4')
    await press('Save Changes')
    await until('it closes', () => closed === 1)
    expect(toastShown()).toStartWith('Saved on this phone')
  })

  test('takes a crop off the farm, after a question that can be answered with no', async () => {
    const crop = await aCrop()
    await phone.show(<CropDialog crop={crop} onClose={close} />)
    await press('Remove crop')
    await press('Cancel')
    expect(await stored()).toHaveLength(1)
    await press('Remove crop')
    await press('Remove crop')
    await until('it closes', () => closed === 1)
    expect(await stored()).toEqual([])
  })
})
