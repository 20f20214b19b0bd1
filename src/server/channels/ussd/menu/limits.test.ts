import { expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import type { DialSession } from '../dial.ts'
import type { ScreenView } from '../view.ts'
import { farmLogScreen } from './farm-log.ts'
import { joinMoreCropsScreen } from './join.ts'
import { placeScreen } from './place.ts'
import { myQuestionsScreen } from './questions.ts'

const DIAL = { language: 'en', words: TEXTS_BY_LANGUAGE.en, actor: () => ({}) } as unknown as DialSession
const first = <Row>(limit: number, row: (n: number) => Row) =>
  Array.from({ length: 12 }, (_, n) => row(n)).slice(0, limit)
const choicesOf = async (view: unknown) => ((await view) as ScreenView).choices.length

test('a typed name offers five places', async () => {
  const found = async (_: string, limit: number) =>
    first(limit, (n) => ({ name: `Gari ${n}`, state: 'Kano', lat: 12, lon: 8 }))
  const screen = placeScreen({ places: { forward: found } } as never)
  expect(await choicesOf(screen.show(DIAL, { typed: 'Gari', next: 'cropChoice' }))).toBe(5)
})

test('the newest eight entries of a field can be undone', async () => {
  const list = async (_: unknown, __: string, { limit }: { limit: number }) => ({
    items: first(limit, (n) => ({ id: `${n}`, kind: 'weeded', date: '2026-07-01' })),
  })
  expect(await choicesOf(farmLogScreen({ farmLog: { list } } as never).show(DIAL, { id: 'field' }))).toBe(8)
})

test('the newest five of the own questions are listed', async () => {
  const list = async (_: unknown, { limit }: { limit: number }) => ({
    items: first(limit, (n) => ({ id: `${n}`, text: `Question ${n}?` })),
  })
  expect(await choicesOf(myQuestionsScreen({ questions: { list } } as never).show(DIAL, {}))).toBe(5)
})

test('a registration asks for another crop up to the sixth', async () => {
  const crops = (count: number) => Array(count).fill('maize:').join(',')
  const after = (count: number) => joinMoreCropsScreen.show(DIAL, { crops: crops(count - 1), crop: 'maize', day: '' })
  expect(await choicesOf(after(5))).toBe(2)
  expect(await after(6)).toMatchObject({ given: { crops: crops(6) } })
})
