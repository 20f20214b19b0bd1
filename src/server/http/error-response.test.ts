import { expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'

async function refusedIn(language: string, path = '/api/login') {
  const app = createApp(await testServices(), noAssets)
  const answer = await app.request(`http://gona.test${path}`, {
    method: 'POST',
    headers: { host: 'gona.test', 'content-type': 'application/json', cookie: `lang=${language}` },
    body: JSON.stringify({ phone: '', password: '' }),
  })
  return answer.json()
}

test('a refusal is English, and says the same in the language of who reads it', async () => {
  const words = TEXTS_BY_LANGUAGE.yo.screens['error.phoneRequired']
  expect(await refusedIn('yo')).toMatchObject({
    message: 'Phone number is required',
    fields: { phone: 'Phone number is required' },
    words: { message: words, fields: { phone: words } },
  })
})

test('a refusal to who reads English says it once', async () => {
  expect(await refusedIn('en')).not.toHaveProperty('words')
})

test('a form that comes back says what is wrong in the language of its page', async () => {
  const app = createApp(await testServices(), noAssets)
  const page = await app.request('http://gona.test/signin', {
    method: 'POST',
    headers: { host: 'gona.test', cookie: 'lang=yo' },
    body: new URLSearchParams({ phone: '', password: '' }),
  })
  expect(await page.text()).toContain(`"fields":{"phone":"${TEXTS_BY_LANGUAGE.yo.screens['error.phoneRequired']}"`)
})

test('a reader of Hausa is told in Hausa what only the server says: by a call, and by a form without script', async () => {
  const app = createApp(await testServices(), noAssets)
  const headers = { host: 'gona.test', cookie: 'lang=ha' }
  const sentence = TEXTS_BY_LANGUAGE.ha.refusals['signIn.wrong']
  const phone = '08031234567'
  const called = await app.request('http://gona.test/api/login', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: 'mango on the roof' }),
  })
  expect(called.headers.get('refusal')).toBe('signIn.wrong')
  expect(await called.json()).toEqual({
    message: 'Invalid phone number or password',
    words: { message: sentence },
  })
  const sent = await app.request('http://gona.test/signin', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ phone, password: 'mango on the roof' }),
  })
  expect(await sent.text()).toContain(sentence)
})
