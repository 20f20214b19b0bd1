import { describe, expect, jest, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { withDom } from '../testing/dom.ts'
import { PAGE } from '../testing/page.ts'

withDom()
const { act, sharedPhone } = await import('../testing/screen.tsx')
const { useTicked } = await import('./use-ticked.ts')

const phone = sharedPhone()
let seen: ReturnType<typeof useTicked>
function Ticked({ list }: { list: Advisory[] }) {
  seen = useTicked(list)
  return null
}
const row = (id: string, done = false) => ({ id, done }) as Advisory
const places = () => seen.places.map(({ id, done }) => `${id}${done ? '+' : ''}`).join(' ')

/** Shows a list and ticks one advisory. The server's list afterwards may have another order. */
async function tick(before: Advisory[], id: string, after: Advisory[]) {
  const { createRoot } = await import('react-dom/client')
  const { PageProvider } = await import('../lib/page.tsx')
  const { TEXTS_BY_LANGUAGE } = await import('../../words/index.ts')
  const root = createRoot(document.createElement('div'))
  const show = (list: Advisory[]) =>
    act(() =>
      root.render(
        <PageProvider page={PAGE} messages={TEXTS_BY_LANGUAGE.en.screens}>
          <Ticked list={list} />
        </PageProvider>,
      ),
    )
  await show(before)
  await act(() => seen.onTick(id))
  await show(after)
  return () => act(() => root.unmount())
}
/** Waits out the delay before a ticked advisory moves. */
const later = () => act(async () => void jest.advanceTimersByTime(1000))

describe('a ticked advisory', () => {
  test('stays in its place for a moment, then leaves the way back there', async () => {
    jest.useFakeTimers()
    const leave = await tick([row('a'), row('b'), row('c')], 'b', [row('a'), row('c'), row('b', true)])
    expect([places(), seen.sunk, seen.touched]).toEqual(['a b c', null, 'b'])
    await later()
    expect([places(), seen.sunk?.id, seen.touched, seen.last]).toEqual(['a b c b+', 'b', null, 'b'])
    await leave()
    jest.useRealTimers()
  })

  test('keeps its place before the next one that is open, also when others were done meanwhile', async () => {
    jest.useFakeTimers()
    const leave = await tick([row('a'), row('b'), row('c')], 'a', [row('c'), row('b', true), row('a', true)])
    await later()
    expect(places()).toBe('a c b+ a+')
    await leave()
    const end = await tick([row('a'), row('b')], 'b', [row('a'), row('b', true)])
    await later()
    expect(places()).toBe('a b b+')
    await end()
    const none = await tick([row('a'), row('b')], 'a', [row('b', true), row('a', true)])
    await later()
    expect(places()).toBe('b+ a a+')
    await none()
    jest.useRealTimers()
  })

  test('that is opened again goes back to where it belongs, without a way back', async () => {
    jest.useFakeTimers()
    const leave = await tick([row('a'), row('b', true)], 'b', [row('a'), row('b')])
    expect([places(), seen.last]).toEqual(['a b+', null])
    await later()
    expect([places(), seen.sunk]).toEqual(['a b', null])
    await leave()
    jest.useRealTimers()
  })

  test('that is not in the list any more leaves no place', async () => {
    jest.useFakeTimers()
    const leave = await tick([row('a'), row('b')], 'a', [row('b')])
    await later()
    expect([places(), seen.sunk]).toEqual(['b', null])
    await leave()
    jest.useRealTimers()
  })
})

test('nothing is ticked at first', async () => {
  await phone().show(<Ticked list={[row('a'), row('b', true)]} />)
  expect([places(), seen.sunk, seen.touched, seen.last, [...seen.now.keys()]]).toEqual([
    'a b+',
    null,
    null,
    null,
    ['a', 'b'],
  ])
})
