import { expect, test } from 'bun:test'
import { en } from '../../words/en/index.ts'
import { translator } from '../../words/translate.ts'
import { checkRegistration, readRegistration } from './registration-form.ts'

const t = translator(en.screens)

function filled(over: Record<string, string> = {}): FormData {
  const form = new FormData()
  const typed = { phoneCountry: 'NG', phone: '0803 123 4567', password: 'secret1', confirmPassword: 'secret1', ...over }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.append('primaryCrops', 'maize')
  form.append('primaryCrops', 'cassava')
  form.append('irrigationMethod', 'rain-fed')
  return form
}

test('a filled form is the payload, the phone in international form', () => {
  const payload = readRegistration(filled({ location: ' Kano ' }), 'ha')
  expect(payload).toMatchObject({
    phone: '+2348031234567',
    location: 'Kano',
    primaryCrops: ['maize', 'cassava'],
    irrigationMethod: ['rain-fed'],
    preferredLanguage: 'ha',
  })
  expect(checkRegistration(payload, t)).toEqual({})
})

test('a blank email is left out of the payload', () => {
  expect('email' in readRegistration(filled({ email: '  ' }), 'en')).toBe(false)
  expect(readRegistration(filled({ email: 'a@b.ng' }), 'en').email).toBe('a@b.ng')
})

test('everything that is wrong is said at once, each on its field', () => {
  const form = filled({ phone: '080', password: 'abc', confirmPassword: 'abd' })
  form.delete('primaryCrops')
  form.delete('irrigationMethod')
  expect(checkRegistration(readRegistration(form, 'en'), t)).toEqual({
    phone: 'Phone number must be at least 10 digits',
    password: 'Password must be at least 6 characters',
    confirmPassword: "Passwords don't match",
    crops: 'Please select at least one crop',
    irrigationMethod: 'Please select at least one irrigation method',
  })
})

test('spaces in a password are kept', () => {
  expect(readRegistration(filled({ password: ' secret ' }), 'en').password).toBe(' secret ')
})
