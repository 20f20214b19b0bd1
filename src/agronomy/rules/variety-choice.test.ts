import { expect, test } from 'bun:test'
import { CROP_RECORDS } from '../crops/all-crops.ts'
import { properNames } from './variety-choice.ts'

test('no variety that an advice names has a word of English, which a message in another language would repeat', () => {
  const named = Object.values(CROP_RECORDS).flatMap(({ practice }) =>
    practice.maturity_classes.flatMap(({ varieties }) =>
      Object.values(varieties).flatMap((names) => properNames(names)),
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  const english = /\b(?:and|or|on|of|from|for|to|in|late|early|white|water|type|types|local|months|days)\b/
  expect(named.filter((name) => english.test(name))).toEqual([])
})
