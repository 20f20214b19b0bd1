import { expect, test } from 'bun:test'
import { fieldRefusalError, REFUSALS, refusalError } from '../contracts/refusals.ts'
import { technicalError } from '../shared/errors.ts'
import { SCREEN_REFUSALS } from './en/refusals.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'
import { refusalText } from './refusals.ts'

test('what the server and screens both say is one English sentence', () => {
  for (const [key, screenKey] of Object.entries(SCREEN_REFUSALS)) {
    const asked = REFUSALS[key as keyof typeof SCREEN_REFUSALS].says
    expect<string>(TEXTS_BY_LANGUAGE.en.screens[screenKey]).toBe(asked)
  }
})

test('a refusal is said in the language with its values, for the whole and for its fields', () => {
  const far = refusalError('place.notFound', { name: 'Ile-Ife (Ọṣun)' })
  expect(far.message).toBe('We could not find "Ile-Ife (Ọṣun)". Please enter the name of a town near you.')
  expect(refusalText(far, 'en').message).toBe(far.message)
  expect(refusalText(far, 'ha').message).toContain('“Ile-Ife (Ọṣun)”')
  expect(refusalText(fieldRefusalError('code', 'code.wrong'), 'ha')).toEqual({
    message: TEXTS_BY_LANGUAGE.ha.refusals['code.wrong'],
    fields: { code: TEXTS_BY_LANGUAGE.ha.refusals['code.wrong'] },
    refusal: 'code.wrong',
  })
})

test('what only programs and operators read stays English', () => {
  expect(refusalText(technicalError('invalid', 'There is no file x'), 'ha').message).toBe('There is no file x')
})
