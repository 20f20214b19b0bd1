import { expect, test } from 'bun:test'
import { translatorFor } from './index.ts'
import { skyWords } from './sky-words.ts'

test('a description nobody translated is shown as it came', () => {
  expect(skyWords('volcanic ash', translatorFor('en'))).toBe('volcanic ash')
  expect(skyWords('light rain', translatorFor('en'))).toBe('light rain')
})
