import { expect, test } from 'bun:test'
import { WORDS } from '../../words/index.ts'
import { createApp } from '../app.ts'
import { testServices } from '../testing/services.ts'
import { noAssets } from './assets.ts'

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
  const words = WORDS.yo.screens['error.phoneRequired']
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
  expect(await page.text()).toContain(`"fields":{"phone":"${WORDS.yo.screens['error.phoneRequired']}"`)
})
