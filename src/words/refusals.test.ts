import { expect, test } from 'bun:test'
import { REFUSALS, refuse, refuseField } from '../contracts/refusals.ts'
import { technicalError } from '../shared/errors.ts'
import { SCREEN_REFUSALS } from './en/refusals.ts'
import { WORDS } from './index.ts'
import { refusalWords } from './refusals.ts'

test('what the server and screens both say is one English sentence', () => {
  for (const [key, screenKey] of Object.entries(SCREEN_REFUSALS)) {
    const asked = REFUSALS[key as keyof typeof SCREEN_REFUSALS].says
    expect<string>(WORDS.en.screens[screenKey]).toBe(asked)
  }
})

test('a refusal is said in the language with its values, for the whole and for its fields', () => {
  const far = refuse('place.notFound', { name: 'Ile-Ife (Ọṣun)' })
  expect(far.message).toBe('We could not find "Ile-Ife (Ọṣun)". Please enter the name of a town near you.')
  expect(refusalWords(far, 'en').message).toBe(far.message)
  expect(refusalWords(far, 'ha').message).toContain('“Ile-Ife (Ọṣun)”')
  expect(refusalWords(refuseField('code', 'code.wrong'), 'ha')).toEqual({
    message: WORDS.ha.refusals['code.wrong'],
    fields: { code: WORDS.ha.refusals['code.wrong'] },
    refusal: 'code.wrong',
  })
})

test('what only programs and operators read stays English', () => {
  expect(refusalWords(technicalError('invalid', 'There is no file x'), 'ha').message).toBe('There is no file x')
})
