import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, fill, has, hasButton, press, sharedPhone, text, tick, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { setCachedUser } = await import('../lib/use-user.ts')
const { useUser } = await import('../lib/use-user.ts')
const { isHighContrast } = await import('../lib/high-contrast.ts')
const { ChannelChoices } = await import('./channel-choices.tsx')
const { ComparisonsCard } = await import('./comparisons-card.tsx')
const { default: Profile } = await import('./profile.tsx')
const { ShareCard } = await import('./share-card.tsx')

const phone = sharedPhone()
let crop: Crop
let reloaded = 0
const reload = spyOn(location, 'reload').mockImplementation(() => void reloaded++)
afterAll(() => reload.mockRestore())
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  crop = { ...(await phone().read(listCrops))[0], cropType: 'maize' }
})
beforeEach(() => {
  phone().answering(undefined)
  setCachedUser(phone().client, phone().user)
})
const last = () => phone().lastWrite()
const sent = () => last()?.body as Record<string, unknown>
const refuse = (body?: object, status?: number) => phone().refusing(body, status)

async function open(over: Partial<User> = {}, crops: Partial<Crop>[] = []) {
  setCachedUser(phone().client, { ...phone().user, ...over })
  phone().client.setQueryData(
    queryKeyOf(listCrops.path),
    crops.map((each, n) => ({ ...crop, id: `c${n}`, ...each })),
  )
  await phone().show(<Profile />)
}
const about = () => all('.about dd').map(({ textContent }) => textContent)

describe('the profile', () => {
  test('has name, number, place and size, and says what is missing', async () => {
    await open({ lastName: 'Bello', isLeadFarmer: true })
    expect(document.querySelector('#who')?.textContent).toBe('Amina Bello')
    expect(about()).toEqual(['+234 803 100 0001', 'Kano', expect.any(String)] as never)
    expect(has('.who .badge')).toBe(true)
    await open({ firstName: null, username: 'amina', location: null, farmSize: null })
    expect(document.querySelector('#who')?.textContent).toBe('amina')
    expect(about().slice(1)).toEqual(['No location yet', 'Farm size not set'])
    expect(has('.who .badge')).toBe(false)
    await open({ firstName: null, username: null })
    expect(document.querySelector('#who')?.textContent).not.toMatch(/null|undefined|^$/)
  })

  test.each([
    [{}, false],
    [{ isOfficer: true }, true],
    [{ isAdmin: true }, true],
  ])('leads %j to the questions of farmers: %p', async (over, leads) => {
    await open(over)
    expect(has('a[href="/officer"]')).toBe(leads)
    expect(has('a[href="/questions"]')).toBe(true)
  })

  test('is changed in a dialog', async () => {
    await open()
    await press('Edit Profile')
    await until('it is open', () => has('dialog:not(.dialog-coming)'))
    await press('Close')
    await until('it is closed', () => !has('dialog'))
  })

  test('keeps a bright screen on this phone, and loads the page in another language', async () => {
    await open()
    await act(() => document.querySelector<HTMLInputElement>('.this-phone input')!.click())
    expect(isHighContrast()).toBe(true)
    await act(() => document.querySelector<HTMLInputElement>('.this-phone input')!.click())
    expect(isHighContrast()).toBe(false)
    phone().answering((_, method) => (method === 'PUT' ? Response.json(phone().user) : undefined))
    await fill('Language', 'ha')
    await until('it is loaded again', () => reloaded === 1)
    expect(sent()).toEqual({ preferredLanguage: 'ha' })
  })
})

describe('the crops of the profile', () => {
  test('have their day, area and form', async () => {
    await open({}, [
      { plantingDate: '2026-06-01T00:00:00.000Z', farmArea: 2, planned: false, placeholder: false },
      { plantingDate: '2026-08-01T00:00:00.000Z', farmArea: null, planned: true, placeholder: true },
      { plantingDate: null, placeholder: false },
    ])
    const tiles = all('.crop-tile').map(({ textContent }) => textContent)
    expect(tiles[0]).toMatch(/Jun 1, 2026.*2/)
    expect(tiles[1]).toContain('Aug 1, 2026')
    expect(tiles[2]).not.toContain('2026')
    expect(all('.crop-tile').map((tile) => tile.querySelector('.task-corner') !== null)).toEqual([true, false, true])
    expect(all('.crop-guess')).toHaveLength(1)
    await act(() => document.querySelector<HTMLElement>('.crop-edit')!.click())
    await until('its form is open', () => has('dialog:not(.dialog-coming)'))
    await press('Close')
    await press('Add Crop')
    await until('a new form is open', () => has('dialog'))
    await press('Close')
  })

  test('are asked for where there are none, one by one or the primary ones in one go', async () => {
    await open({ primaryCrops: 'maize' })
    expect(hasButton('Add Crop')).toBe(false)
    await press('Add Crops')
    await until('the set-up is open', () => text().includes('Crop 1 of 1'))
    await press('Close')
    await open({ primaryCrops: null })
    await press('Add Crops')
    await until('the form is open', () => has('dialog:not(.dialog-coming)'))
    expect(text()).not.toContain('Crop 1 of 1')
    await press('Close')
  })

  test.each([
    [MAX_CROPS - 1, false],
    [MAX_CROPS, true],
  ])('that are %p: full is %p', async (count, full) => {
    await open(
      {},
      Array.from({ length: count }, () => ({})),
    )
    expect(text().includes(`${MAX_CROPS} crops`)).toBe(full)
  })
})

/** Card of the signed-in user, re-rendered on change. */
function Mine({ of: Card }: { of: (props: { user: User }) => React.ReactNode }) {
  const { user } = useUser()
  return user ? <Card user={user} /> : null
}

describe('how to reach a person', () => {
  const show = async (channels: User['channels'], props = {}) => {
    const user = { ...phone().user, channels }
    await phone().show(<ChannelChoices user={user} />, props)
    return user
  }
  const ways = () => all('.ways input').map((input) => (input as HTMLInputElement).value)

  test('has calls only where there are any, or where they were chosen', async () => {
    await show({ advice: 'web', warnings: 'web', answers: 'web' })
    expect(ways()).toEqual(['web', 'sms', 'none'])
    expect((document.querySelector('details') as HTMLDetailsElement).open).toBe(false)
    await show({ advice: 'call', warnings: 'call', answers: 'call' })
    expect(ways()).toContain('call')
    await show({ advice: 'call', warnings: 'web', answers: 'web' })
    expect(all('select').map((select) => select.querySelector('[value=call]') !== null)).toEqual([true, false, false])
    expect((document.querySelector('details') as HTMLDetailsElement).open).toBe(true)
  })

  test('is what the server has stored, also where that differs from the touch', async () => {
    const [stored, other] = (['none', 'web'] as const).map((way) => ({ advice: way, warnings: way, answers: way }))
    setCachedUser(phone().client, { ...phone().user, channels: other! })
    await phone().show(<Mine of={ChannelChoices} />)
    phone().answering((_, method) =>
      method === 'PUT' ? Response.json({ ...phone().user, channels: stored }) : undefined,
    )
    await tick('By SMS')
    await until('it is shown', () => document.querySelector<HTMLInputElement>('.ways [value=none]')!.checked)
    expect(all('select').map((select) => (select as HTMLSelectElement).value)).toEqual(['none', 'none', 'none'])
  })

  test('goes back when it cannot be saved', async () => {
    await show({ advice: 'web', warnings: 'web', answers: 'web' })
    refuse()
    await tick('By SMS')
    await until('it is said', () => toastShown() !== null)
    expect(sent()).toEqual({ channels: { advice: 'sms', warnings: 'sms', answers: 'sms' } })
    await until('it is back', () => document.querySelector<HTMLInputElement>('.ways [value=web]')!.checked)
  })
})

describe('agreements', () => {
  test('to share are shown with the other answer, and go back when that fails', async () => {
    await phone().show(<Mine of={ShareCard} />)
    const buttons = () => all('button').map((button) => button.getAttribute('value'))
    const state = () => document.querySelector('[role=status]')!.textContent
    const off = state()
    expect(buttons()).toEqual(['yes', 'no'])
    phone().answering((_, method) =>
      method === 'PUT' ? Response.json({ ...phone().user, sharePartners: 'yes' }) : undefined,
    )
    await act(() => (all('button')[0] as HTMLElement).click())
    await until('it is shown', () => buttons().join() === 'no')
    expect([sent(), state() !== off]).toEqual([{ sharePartners: 'yes' }, true])
    refuse()
    await act(() => (all('button')[0] as HTMLElement).click())
    await until('it is said', () => toastShown() !== null)
    expect(buttons()).toEqual(['no'])
  })

  test('to take part in comparisons is a switch, which goes back when it fails', async () => {
    setCachedUser(phone().client, { ...phone().user, inComparisons: true })
    await phone().show(<Mine of={ComparisonsCard} />)
    const box = () => document.querySelector<HTMLInputElement>('input')!
    expect([box().checked, document.querySelector('.switch-state')!.textContent]).toEqual([true, 'On'])
    refuse()
    await act(() => box().click())
    await until('it is back', () => box().checked && toastShown() !== null)
    expect(sent()).toEqual({ inComparisons: false })
    setCachedUser(phone().client, { ...phone().user, inComparisons: false })
    await phone().show(<Mine of={ComparisonsCard} />)
    expect([box().checked, document.querySelector('.switch-state')!.textContent]).toEqual([false, 'Off'])
  })
})
