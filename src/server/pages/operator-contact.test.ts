import { expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { FARMER } from '../accounts/fixture.ts'
import { createApp } from '../app.ts'
import { smsWorld } from '../channels/sms/fixture.ts'
import { readConfig } from '../config.ts'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'

const OPERATOR = {
  OPERATOR_NAME: 'Kano Farmers’ Union',
  OPERATOR_PHONE: '+2348030000009',
  OPERATOR_EMAIL: 'help@kano.example',
}
const LINKS = ['href="tel:+2348030000009"', 'href="mailto:help@kano.example"']

async function site(settings: Record<string, string> = OPERATOR) {
  const services = await testServices({ settings })
  const app = createApp(services, noAssets)
  return async (path: string) => {
    const headers = { host: 'gona.test' }
    const answer = await app.request(
      `http://gona.test${path}`,
      { headers },
      { requestIP: () => ({ address: '10.0.0.1' }) },
    )
    return answer.text()
  }
}

test.each(['/', '/terms', '/privacy', '/no-such-page'])('%s names who runs this and links to them', async (path) => {
  const page = await (await site())(path)
  for (const text of ['Run by Kano Farmers’ Union', ...LINKS]) expect(page).toContain(text)
})

test.each(['/terms', '/privacy'])('the contact section of %s names them too', async (path) => {
  const page = await (await site())(path)
  const section = page.slice(page.indexOf('<section id="contact"'), page.indexOf('</article>'))
  for (const text of ['Kano Farmers’ Union', ...LINKS]) expect(section).toContain(text)
})

test('the footer of the signed-in screens has the contact, in the reader’s language', async () => {
  const app = createApp(await testServices({ settings: OPERATOR }), noAssets)
  const peer = { requestIP: () => ({ address: '10.0.0.1' }) }
  const headers = { host: 'gona.test', 'content-type': 'application/json' }
  const body = JSON.stringify({ ...FARMER, preferredLanguage: 'af' })
  const registered = await app.request('http://gona.test/api/register', { method: 'POST', headers, body }, peer)
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  for (const path of ['/', '/profile', '/community', '/no-such-page']) {
    const page = await (await app.request(`http://gona.test${path}`, { headers: { ...headers, cookie } }, peer)).text()
    const footer = page.slice(page.indexOf('<footer'), page.indexOf('</footer>'))
    for (const text of ['Bedryf deur Kano Farmers’ Union', ...LINKS]) expect(footer).toContain(text)
  }
})

test('without settings nothing is named and no link leads nowhere', async () => {
  const page = await (await site({}))('/terms')
  for (const text of ['Run by', 'tel:', 'mailto:']) expect(page).not.toContain(text)
})

test.each(LANGUAGE_IDS)('HELP names the words and the contact in two SMS at most (%s)', async (language) => {
  const world = await smsWorld({ settings: OPERATOR, deps: { words: async () => null } })
  const farmer = await world.farmer({ preferredLanguage: language })
  await world.sms.callbacks.inbound({ id: 'h', from: farmer.phone, text: 'HELP', date: null })
  await world.sms.run()
  const [text = ''] = world.server.accepted.get(farmer.phone) ?? []
  expect(smsLength(text).segments).toBeLessThanOrEqual(2)
  for (const part of ['STOP', 'START', 'Kano Farmers', '+2348030000009', 'help@kano.example'])
    expect(text).toContain(part)
  expect(fillPlaceholders(TEXTS_BY_LANGUAGE[language].sms.help, { app: 'Gona' })).not.toBe(text)
})

test.each([
  ['OPERATOR_PHONE', '0803 000 0009', 'must be a phone number'],
  ['OPERATOR_EMAIL', 'help at kano', 'must be an email address'],
  ['OPERATOR_NAME', '<b>Kano</b>', 'must be at most 60 characters'],
])('a bad %s is refused', (setting, value, sentence) => {
  expect(() => readConfig({ [setting]: value })).toThrow(sentence)
})
