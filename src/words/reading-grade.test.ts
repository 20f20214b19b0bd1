import { expect, test } from 'bun:test'
import { adviceGrade, MAX_SCHOOL_YEARS } from './correcting/advice-grade.ts'
import { readingGrade } from './reading-grade.ts'

test('the grade of a text is that of Kincaid: six short words, one syllable each, ask for no school', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
})

test('long words in long sentences ask for many years', () => {
  expect(readingGrade(['Agricultural administration necessitates comprehensive documentation.'])).toBeGreaterThan(20)
})

test('all advice together asks for five years of school at most', () => {
  expect(adviceGrade()).toBeLessThan(MAX_SCHOOL_YEARS)
})
