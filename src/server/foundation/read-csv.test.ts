import { expect, test } from 'bun:test'
import { readCsv } from './read-csv.ts'

test('a file of one column with a given delimiter keeps its commas', () => {
  expect(readCsv('id\nmaize, white\n', ['id'], ['id'], ';').map(({ cells }) => cells)).toEqual([{ id: 'maize, white' }])
})
