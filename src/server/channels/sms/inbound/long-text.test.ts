import { expect, test } from 'bun:test'
import { parseWordRequest } from './parse-word-request.ts'

/** Counts the searches of `work` through lists of names for a misspelt one. */
function searchesIn(work: () => unknown): number {
  const iterate = Map.prototype[Symbol.iterator]
  let searches = 0
  Map.prototype[Symbol.iterator] = function counted(this: Map<unknown, unknown>) {
    searches++
    return iterate.call(this)
  } as typeof iterate
  try {
    work()
  } finally {
    Map.prototype[Symbol.iterator] = iterate
  }
  return searches
}

const LETTERS = 1000

test.each(['JOIN', 'BAGS', 'TODAY', ''])(
  '%s and a thousand letters take no more searches than a short text',
  (word) => {
    parseWordRequest('JOIN KANO MAIZE 12/6')
    const long = `${word} ${'qwzxv pqzrt '.repeat(LETTERS)}`.trim().slice(0, LETTERS)
    expect(searchesIn(() => parseWordRequest(long))).toBeLessThan(100)
  },
)

test('a question is kept whole, however long', () => {
  const question = 'why are the leaves yellow '.repeat(30).trim()
  expect(parseWordRequest(`ASK ${question}`)).toEqual({ word: 'ask', text: question, spoken: null })
})
