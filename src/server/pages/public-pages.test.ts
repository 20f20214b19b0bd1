import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import { credentialsSchema, type User } from '../../contracts/account.ts'
import { cropsMissingFrom, REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { MAIN_SCREENS } from '../../contracts/screens.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { createCallHandlers } from '../endpoints/handlers.ts'
import { createPerformCall } from '../endpoints/perform.ts'
import type { AppEnv } from '../http/context.ts'
import { createIslandRenderer } from '../http/island.tsx'
import { parseForm, refusedForm } from '../http/parse-form.ts'
import { createStaticScreenRenderer } from '../http/static-screen.tsx'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'
import { createPages } from './pages.ts'

const services = await testServices()
const look = { assets: noAssets, clock: services.clock, appName: 'Gona' }
const renderIsland = createIslandRenderer(look)
const renderStill = createStaticScreenRenderer(look)
const perform = createPerformCall(createCallHandlers(services), services.limits)
const pages = createPages({ services, perform, assets: noAssets, renderIsland, renderStill })

function site({ language = 'en' as Language, user = null as User | null } = {}) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('user', user)
    c.set('language', language)
    await next()
  })
  app.post('/signin', (c) => {
    const typed = { phone: '0803 "x"', phoneCountry: 'NA', next: '/weather' }
    try {
      parseForm(credentialsSchema, { password: 'given' })
    } catch (error) {
      return pages.showAgain(c, '/signin', refusedForm(c, error, typed, '/signin'))
    }
    return c.notFound()
  })
  app.route('/', pages.routes)
  app.notFound(pages.notFound)
  app.onError(pages.failed)
  return app
}
const textOf = async (answer: Response | Promise<Response>) => (await answer).text()

describe('the landing page', () => {
  test('leads to registration and sign-in with the exact words', async () => {
    const html = await textOf(site().request('/'))
    expect(html).toMatch(/href="\/register">Get Started Free</)
    expect(html).toMatch(/href="\/signin">Already Have Account\?</)
    expect(html).toMatch(/href="\/register">Create Account</)
    expect(html).toMatch(/href="\/signin">Sign In</)
  })

  test('needs no script: the only one is for GPS', async () => {
    const html = await textOf(site().request('/'))
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/here.js" defer="">'])
    expect(html).toContain('<form class="try" method="get" action="/try"')
    expect(html.match(/name="crop" value="/g)).toHaveLength(8)
    expect(html.match(/<option value="[^"]+"/g)!.length).toBeGreaterThan(37 + 14)
  })

  test('shows the eight featured crops with three points each, a 28 degree sample and every claim', async () => {
    const html = await textOf(site().request('/'))
    const card =
      /<li class="card crop"><h3[^>]*><svg.*?href="#d-crop\.(\w+)".*?<\/svg><a href="\/register\?crop=\1">(\w+)<\/a><\/h3><ul class="ticks">(.*?)<\/ul>/g
    const crops = [...html.matchAll(card)]
    expect(crops.map(([, , name]) => name)).toEqual('Maize Cassava Rice Beans Yam Sorghum Millet Coffee'.split(' '))
    for (const [, drawing, name = '', points = ''] of crops) {
      expect(drawing).toBe(name.toLowerCase())
      expect(html).toContain(`<symbol id="d-crop.${drawing}"`)
      expect(points.match(/<li>/g)).toHaveLength(3)
    }
    for (const words of ['28°C', 'Sample forecast', 'Free to use', 'Works offline', 'Available in local languages'])
      expect(html).toContain(words)
  })

  test('offers each language by its own name, one touch each, and says which it is in', async () => {
    const html = await textOf(site({ language: 'ha' }).request('/'))
    const [, form = ''] = /<form class="tongues" method="post" action="\/language"[^>]*>(.*?)<\/form>/.exec(html) ?? []
    const names = [...form.matchAll(/<button type="submit" name="lang" value="(\w+)" lang="\1"[^>]*>([^<]+)</g)]
    expect(names.map(([, id, name]) => [id!, name!])).toEqual(LANGUAGE_IDS.map((id) => [id, LANGUAGES[id].name]))
    expect(form.match(/value="\w+"[^>]* aria-current="true"/g)).toEqual([
      expect.stringContaining('value="ha"') as unknown as string,
    ])
  })

  test('has no inline style, which the page policy would refuse', async () => {
    expect(await textOf(site().request('/'))).not.toMatch(/ style=/)
  })
})

describe('sign-in and registration', () => {
  test('are whole forms in the HTML', async () => {
    const signIn = await textOf(site().request('/signin'))
    expect(signIn).toMatch(
      /<form[^>]* method="post"[^>]*action="\/signin"|<form[^>]*action="\/signin"[^>]* method="post"/,
    )
    for (const name of ['phone', 'phoneCountry', 'password']) expect(signIn).toContain(`name="${name}"`)
    const register = await textOf(site().request('/register'))
    for (const name of ['firstName', 'email', 'location', 'farmSize', 'primaryCrops', 'soilType', 'irrigationMethod'])
      expect(register).toContain(`name="${name}"`)
    expect(register.match(/name="primaryCrops"/g)).toHaveLength(
      REGISTRATION_CROPS.length + cropsMissingFrom(REGISTRATION_CROPS).length,
    )
    expect(signIn + register).not.toMatch(/ style=/)
  })

  test('Nigeria is chosen, and Namibia where only Namibians speak the language', async () => {
    expect(await textOf(site().request('/signin'))).toContain('<option value="NG" selected="">')
    expect(await textOf(site({ language: 'ng' }).request('/signin'))).toContain('<option value="NA" selected="">')
  })

  test('a form that came back keeps what was typed, what is wrong and where to go on', async () => {
    const answer = await site().request('/signin', { method: 'POST' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('value="0803 &quot;x&quot;"')
    expect(html).toContain('Phone number is required')
    expect(html).toContain('name="next" value="/weather"')
    expect(html).toContain('<option value="NA" selected="">')
  })

  test('a form that came back says what is wrong in the language of the page', async () => {
    const html = await textOf(site({ language: 'ha' }).request('/signin', { method: 'POST' }))
    expect(html).toContain('>Ku sa lambar waya<')
  })

  test('send a person who is signed in to the home screen', async () => {
    const app = site({ user: { id: 'someone' } as User })
    for (const path of ['/signin', '/register']) {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    }
  })

  test('never go on to another site', async () => {
    expect(await textOf(site().request('/signin?next=//evil.example'))).not.toContain('evil.example/')
    expect(await textOf(site().request('/signin?next=//evil.example'))).not.toContain('name="next" value="//evil')
  })
})

describe('the language switch', () => {
  const choose = (body: Record<string, string>) =>
    site().request('/language', { method: 'POST', body: new URLSearchParams(body) })

  test('keeps the choice in a cookie and comes back', async () => {
    const answer = await choose({ lang: 'ha', next: '/register?next=%2Fweather' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/register?next=%2Fweather')
    expect(answer.headers.get('set-cookie')).toContain('lang=ha')
  })

  test('keeps nothing of a language it does not know, and goes nowhere else', async () => {
    const answer = await choose({ lang: 'xx', next: 'https://evil.example/' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('location')).toBe('/')
  })
})

describe('terms, privacy and unknown addresses', () => {
  test('name the licences of the data', async () => {
    const html = await textOf(site().request('/terms'))
    expect(html).toContain('Open-Meteo.com, licensed under CC BY 4.0')
    expect(html).toContain('GeoNames (geonames.org), licensed under CC BY 4.0')
  })

  test('tell of the data protection law and of STOP', async () => {
    const html = await textOf(site().request('/privacy'))
    expect(html).toContain('Nigeria Data Protection Act 2023')
    expect(html).toContain('Answer STOP to any SMS')
    // The provider that stores SMS and sends none gets no number.
    expect(html).toContain('provider of SMS, USSD and calls (Africa’s Talking)')
  })

  test.each(LANGUAGE_IDS)('privacy is told in the reader’s language, whole (%s)', async (language) => {
    const html = await textOf(site({ language }).request('/privacy'))
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
    expect(article).toStartWith(`<article class="legal stack stack-l" lang="${language}"`)
    const words = ['Gona', 'STOP', 'START', 'SMS', 'NDPA', 'ndpc.gov.ng', '72', '180', '90', '11 km']
    for (const word of words) expect(article).toContain(word)
    expect(article).toContain(TEXTS_BY_LANGUAGE[language].ussd.deleteMe)
    expect(article).not.toMatch(/[{}]/)
  })

  test('privacy covers dials, calls, recordings, questions, codes and the practice phone', async () => {
    const html = await textOf(site().request('/privacy'))
    for (const matter of [
      'When you dial us: the keys you pressed',
      'Calls: number, day, length and cost',
      'stores the recording',
      'They read the questions that you ask',
      'A code for the web',
      'Four cookies',
      'practice phone',
      'farm log and its notes, the money',
    ])
      expect(html).toContain(matter)
  })

  test.each(['/terms', '/privacy'])('%s begins with a link to each of its sections', async (path) => {
    const html = await textOf(site().request(path))
    const [, contents = ''] = /<ul class="list contents">(.*?)<\/ul>/.exec(html) ?? []
    const sections = [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id!)
    expect(sections.length).toBeGreaterThan(5)
    expect([...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id!)).toEqual(sections)
  })

  test('without network each main screen is one touch away', async () => {
    const html = await textOf(site().request('/offline'))
    for (const { href } of MAIN_SCREENS) expect(html).toContain(`<a class="card card-link" href="${href}">`)
  })

  test("an address that is none reads 'Page Not Found' with status 404", async () => {
    const answer = await site().request('/nowhere')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>Page Not Found</h1>')
  })
})

describe('trying before joining', () => {
  const html = (address: string, language?: Language) => textOf(site({ language }).request(address))

  test('shows the first advice of the week for a crop in a state, to be ticked, and asks for the number', async () => {
    const page = await html('/try?crop=coffee&place=Plateau')
    expect(page).toContain('This week: Coffee, Plateau')
    expect(page).toContain('type="checkbox" id="try-done"')
    expect(page).toContain('data-crop="coffee" data-place="Plateau" data-country="NG"')
    expect(page).toContain('<option value="Plateau" selected="">')
    // The number has no name, so no address ever has it.
    expect(page).toMatch(/<input id="number" type="tel" [^>]*>/)
    expect(page).not.toMatch(/<input id="number"[^>]* name=/)
  })

  test('is in the language of the visitor, without an English title', async () => {
    expect(await html('/try?crop=maize&place=Kano', 'ha')).toContain('Wannan makon: Masara, Kano')
  })

  test('takes coordinates in tenths of a degree, and refuses others, unknown places and other crops', async () => {
    expect(await html('/try?crop=maize&at=12.0,8.6&place=')).toContain('This week: Maize, Kano')
    for (const [address, message] of [
      ['/try?crop=maize&at=12.0022,8.592', 'Please enter a place name'],
      ['/try?crop=maize&place=Nowhere', 'Please enter a place name'],
      ['/try?crop=maize&at=48.9,2.3', 'We know the weather of Nigeria and Namibia only.'],
      ['/try?crop=roses&place=Kano', 'Please fill in all required fields'],
    ] as const) {
      const answer = await site().request(address)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(message)
    }
  })
})
