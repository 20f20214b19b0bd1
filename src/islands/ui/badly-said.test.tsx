import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { button, openPhone, press, until } = await import('../testing/screen.tsx')
const { pageWriteCounts: writeCounts } = await import('../lib/use-send.ts')
const { ReportBadWording } = await import('./badly-said.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

test('sentences are reported once, however often it is pressed', async () => {
  await phone.show(<ReportBadWording of={['screens.rains.wait', 'screens.rains.none']} />)
  expect(button('This is badly said').getAttribute('aria-pressed')).toBe('false')
  for (let n = 0; n < 2; n++) await press('This is badly said')
  const { words } = phone.services
  await until('they are counted', async () => (await words.badlySaid()).length > 0)
  expect((await words.badlySaid()).map(({ path, times }) => [path, times])).toEqual([
    ['screens.rains.none', 1],
    ['screens.rains.wait', 1],
  ])
  expect(button('This is badly said').getAttribute('aria-pressed')).toBe('true')
})

test('without network the report waits, and stays pressed', async () => {
  // Earlier tests may have left writes that never ended.
  const left = writeCounts.begun - writeCounts.over
  await phone.show(<ReportBadWording of={['screens.rains.wait']} />)
  phone.online(false)
  await press('This is badly said')
  await until('it is pressed', () => button('This is badly said').getAttribute('aria-pressed') === 'true')
  await until('the report is held', () => writeCounts.begun - writeCounts.over === left)
  expect(localStorage.getItem(`gona.waiting.${phone.user.id}`)).toBe('1')
  expect(await phone.services.words.badlySaid()).toEqual([])
})

test('without sentences there is no button', async () => {
  await phone.show(<ReportBadWording of={[]} />)
  expect(document.querySelector('button')).toBeNull()
})
