import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withPathParams } from '../../contracts/call.ts'
import { getWarning } from '../../contracts/calls/warnings.ts'
import { warningCards } from '../../server/pages/warning-cards.tsx'
import { bytesOf, capXml } from '../../server/warnings/testing/samples.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, openPhone, press, text, until } = await import('../testing/screen.tsx')
const { WarningCards } = await import('./cards.tsx')
const { default: WarningPage } = await import('./warning.tsx')

const OPERATOR = { kind: 'operator' } as const
let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const storm = { sent: '2026-07-06T06:00:00-00:00', onset: '2026-07-06T09:00:00-00:00' }
const add = (changes: Partial<Parameters<typeof capXml>[0]> & { id: string }) =>
  phone.services.warnings.importFiles(OPERATOR, [
    { name: 'a.xml', bytes: bytesOf(capXml({ ...storm, expires: '2099-07-06T20:00:00-00:00', ...changes })) },
  ])
const mine = () => phone.services.warnings.mine({ kind: 'user', user: phone.user, adminLocked: false })
const cards = async () => ({ warnings: warningCards(await mine(), translator(TEXTS_BY_LANGUAGE.en.screens)) })
const toFront = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))
const hidden = () => [...document.querySelectorAll('li')].map((card) => card.hasAttribute('hidden'))
const asked = () => phone.calls.filter(({ path }) => path.startsWith('/api/warnings')).length

test('a card leaves the open page once its warning is withdrawn, others stay', async () => {
  await add({ id: 'a' })
  await add({ id: 'b', event: 'Dust haze', eventCode: 'OET-001' })
  await phone.show(<WarningCards />, await cards())
  expect(hidden()).toEqual([false, false])
  await add({ id: 'c', type: 'Cancel', refs: ['a'] })
  await toFront()
  await until('one is hidden', () => hidden().includes(true))
  expect(hidden().toSorted()).toEqual([false, true])
  const [gone] = document.querySelectorAll('li[hidden]')
  expect(gone?.textContent).toContain('thunderstorm')
})

test('without network the cards stay, and one that has ended says so', async () => {
  await add({ id: 'a' })
  await add({ id: 'b', event: 'Dust haze', eventCode: 'OET-001' })
  const { warnings } = await cards()
  phone.online(false)
  await phone.show(<WarningCards />, { warnings: warnings.replace('2099-07-06', '2020-07-06') })
  expect(hidden()).toEqual([false, false])
  expect(document.querySelectorAll('.warning-ended')).toHaveLength(1)
})

test('a page without warnings asks for none', async () => {
  await phone.show(<WarningCards />, { warnings: '' })
  await toFront()
  expect(asked()).toBe(0)
})

test('the page of a warning that is withdrawn meanwhile says so, and no longer what to do', async () => {
  await add({ id: 'a' })
  const [{ id } = { id: '' }] = await mine()
  await phone.read(withPathParams(getWarning, { id }))
  await phone.show(<WarningPage />, { id })
  expect(text()).toContain('What to do')
  await add({ id: 'c', type: 'Cancel', refs: ['a'] })
  await toFront()
  await until('it says so', () => text().includes('The weather service has withdrawn this warning.'))
  expect(text()).not.toContain('What to do')
})

test.each([
  ['is not known', 404, 'This warning is not known here.'],
  ['fails to load', 500, 'Something went wrong.'],
] as const)('a warning that %s says so', async (_, status, words) => {
  phone.answering(() => Response.json({ message: 'No' }, { status }))
  await phone.show(<WarningPage />, { id: '01977777-0000-7000-8000-000000000001' })
  await until('it says so', () => text().includes(words))
})

test('a warning is reported as badly said, once', async () => {
  await add({ id: 'a' })
  const [{ id } = { id: '' }] = await mine()
  await phone.read(withPathParams(getWarning, { id }))
  await phone.show(<WarningPage />, { id })
  const { words } = phone.services
  for (let n = 0; n < 2; n++) await press('This is badly said')
  await until('it is counted', async () => (await words.badlySaid()).length > 0)
  expect(await words.badlySaid()).toMatchObject([{ path: 'warnings.do.thunderstorm', times: 1 }])
})
