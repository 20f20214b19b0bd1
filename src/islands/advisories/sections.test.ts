import { expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { groupIntoSections } from './sections.ts'

const TODAY = '2026-07-06'
const advice = (id: string, more: Partial<Advisory>) =>
  ({
    id,
    rule: 'care.weeds',
    title: 'Maize: weeding 1 of 3',
    validUntil: '2026-07-12',
    done: false,
    ...more,
  }) as Advisory
const shown = (...list: Advisory[]) =>
  groupIntoSections(list, TODAY).map(({ section, groups }) => [
    section,
    ...groups.map(({ what, advisories }) => `${what}: ${advisories.map(({ id }) => id)}`),
  ])

test('work comes first, then what to look for, questions, what is done and what is past', () => {
  expect(
    shown(
      advice('past', { validUntil: '2026-07-05', done: true }),
      advice('done', { done: true }),
      advice('question', { rule: 'stage.question', title: 'Is the stage right?' }),
      advice('armyworm', { rule: 'risk.watch', title: 'Maize: look for fall armyworm' }),
      advice('weeds', {}),
      advice('count', { rule: 'pest.count', title: 'Cowpeas: count thrips' }),
    ),
  ).toEqual([
    ['week', 'weeding 1 of 3: weeds'],
    ['watch', 'look for fall armyworm: armyworm', 'count thrips: count'],
    ['questions', 'Is the stage right?: question'],
    ['done', 'weeding 1 of 3: done'],
    ['past', 'weeding 1 of 3: past'],
  ])
})

test('the same thing to do for several crops stands once, where its first stood; parts with nothing are left out', () => {
  const hold = (id: string, crop: string) => advice(id, { rule: 'fertilizer.hold', title: `${crop}: hold fertiliser` })
  expect(shown(hold('a', 'Maize'), advice('w', {}), hold('b', 'Tomato'), hold('c', 'Groundnuts'))).toEqual([
    ['week', 'hold fertiliser: a,b,c', 'weeding 1 of 3: w'],
  ])
})
