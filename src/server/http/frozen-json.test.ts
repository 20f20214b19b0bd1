import { expect, test } from 'bun:test'
import { jsonOf, nameOf } from './frozen-json.ts'

const post = (content: string) => Object.freeze({ id: '1', content, tags: ['a'], title: undefined })

test('what is frozen is written as anything else is', () => {
  for (const value of [
    post('a'),
    [post('a'), post('b'), null],
    [],
    {},
    null,
    'a"',
    7,
    [[post('a')]],
    { at: post('a') },
  ])
    for (let times = 0; times < 2; times++) expect(jsonOf(value)).toBe(JSON.stringify(value))
  expect(jsonOf(undefined)).toBe('null')
})

test('what says the same has one name, and what says something else another', () => {
  const values = [post('a'), post('b'), Object.freeze([post('a')]), { content: 'a' }, ['a'], 'a', '#1', 1, null, true]
  const names = values.map(nameOf)
  expect(new Set(names).size).toBe(values.length)
  expect(values.map(nameOf)).toEqual(names)
  expect([nameOf(post('a')), nameOf(post('b'))]).toEqual(names.slice(0, 2))
})

test('a name that was forgotten is never given to something else', () => {
  const first = nameOf(post('first'))
  const others = Array.from({ length: 10_100 }, (_, n) => nameOf(post(`other ${n}`)))
  expect(new Set(others).size).toBe(others.length)
  expect(others).not.toContain(first)
  expect(others).not.toContain(nameOf(post('first')))
})
