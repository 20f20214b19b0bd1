import { describe, expect, spyOn, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { SCREENS } from '../../contracts/screens.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { wholeApp } from '../testing/whole-app.ts'

/** A form as a browser without script sends it. */
const form = (fields: [string, string][]): RequestInit => ({ body: new URLSearchParams(fields) })
const where = (answer: Response) => [answer.status, answer.headers.get('location')]

const profile: [string, string][] = [
  ['location', 'Jos'],
  ['phoneCountry', 'NG'],
  ['phone', ''],
  ['farmSize', '5-10'],
  ['crops', 'maize'],
  ['crops', 'yam'],
  ['notify', 'sms'],
  ['preferredLanguage', 'en'],
]
const rice: [string, string][] = [
  ['cropType', 'rice'],
  ['plantingDate', '2026-06-01'],
  ['growthStage', 'planted'],
  ['farmArea', '0.5'],
  ['expectedHarvestDate', ''],
]

describe('pages of the signed-in', () => {
  test('send a visitor to sign in and back', async () => {
    const { ask } = await wholeApp()
    const screens = Object.values(SCREENS).flatMap(({ who, paths }) => (who === 'signed-in' ? paths : []))
    const closed = screens.filter((path) => path !== '/').map((path) => path.replace(/:\w+/g, 'x'))
    for (const path of [...closed, '/advisories?crop=maize'])
      expect(where(await ask('anonymous', 'GET', path))).toEqual([302, `/signin?next=${encodeURIComponent(path)}`])
  })

  test('carry their content in the HTML, and no inline style', async () => {
    const { ask } = await wholeApp()
    for (const [path, words] of [
      ['/', 'My Crops'],
      ['/weather', '7-Day Forecast'],
      ['/advisories', 'Advisories'],
      ['/profile', 'Notification Settings'],
      ['/profile/edit', 'Save Profile'],
      ['/profile/edit', 'Your number: +234 '],
      ['/profile/security', 'This device'],
      ['/crops/new', 'Add Crop'],
      ['/notifications', 'No notifications yet'],
    ] as const) {
      if (path === '/') await ask('owner', 'POST', '/api/crops/initialize')
      const html = await (await ask('owner', 'GET', path)).text()
      expect(html).toContain(words)
      expect(html).not.toMatch(/ style=/)
    }
  })

  test('a page that fails is rendered without a complaint of React', async () => {
    const { ask } = await wholeApp()
    const complained = spyOn(console, 'error')
    for (const path of ['/no/such/page', `/advisory/${crypto.randomUUID()}`]) await ask('owner', 'GET', path)
    expect(complained.mock.calls).toEqual([])
    complained.mockRestore()
  })

  test("an advisory of someone else is not found, with the page's own words", async () => {
    const { ask } = await wholeApp()
    await ask('owner', 'POST', '/api/crops/initialize')
    const [advisory] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
    expect((await ask('owner', 'GET', `/advisory/${advisory.id}`)).status).toBe(200)
    const answer = await ask('other', 'GET', `/advisory/${advisory.id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Advisory not found.')
  })

  test('an advisory that a language model worded says so, and nothing of how it is stored', async () => {
    const { ask, db } = await wholeApp()
    await ask('owner', 'POST', '/api/crops/initialize')
    const [advisory] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
    for (const weatherCondition of ['AI_GENERATED', 'ai_generated', 'AI_GENERATED: gpt']) {
      await db.write(db.orm.update(advisories).set({ weatherCondition }))
      const html = (await (await ask('owner', 'GET', `/advisory/${advisory.id}`)).text()).split('<script')[0]!
      expect(html).toContain('Advisory Source')
      expect(html).toContain('AI-powered recommendation')
      expect(html).not.toContain(weatherCondition)
    }
  })

  test('an advisory names the weather that it rests on, and no source where there is none', async () => {
    const { ask, db } = await wholeApp()
    await ask('owner', 'POST', '/api/crops/initialize')
    const [advisory] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
    const page = async () => (await (await ask('owner', 'GET', `/advisory/${advisory.id}`)).text()).split('<script')[0]!
    await db.write(db.orm.update(advisories).set({ weatherReason: null, weatherCondition: 'Two weeks without rain' }))
    expect(await page()).toMatch(/Advisory Source.*Two weeks without rain/s)
    await db.write(db.orm.update(advisories).set({ weatherReason: null, weatherCondition: null }))
    expect(await page()).not.toContain('Advisory Source')
  })

  test('an advisory comes with tips for its category', async () => {
    const { ask } = await wholeApp()
    await ask('owner', 'POST', '/api/crops/initialize')
    const [advisory] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
    expect(await (await ask('owner', 'GET', `/advisory/${advisory.id}`)).text()).toContain('Additional Tips')
  })
})

describe('calls for warnings', () => {
  test.each([
    ['are no switch where nobody can be called', {}, false],
    ['are one where there is a number', { VOICE_NUMBER: '+2347000000001' }, true],
  ])('%s', async (_, settings, offered) => {
    const { ask } = await wholeApp(settings as Record<string, string>)
    for (const path of ['/profile', '/profile/edit']) {
      const html = await (await ask('owner', 'GET', path)).text()
      expect(html.includes('name="notify" value="calls"')).toBe(offered)
    }
  })
})

describe('without script', () => {
  test('the profile is saved: place looked up, crops and switches as ticked', async () => {
    const { ask } = await wholeApp()
    const answer = await ask('owner', 'POST', '/profile/edit', form(profile))
    expect(where(answer)).toEqual([303, '/profile?said=profile.saved'])
    expect(await (await ask('owner', 'GET', '/profile?said=profile.saved')).text()).toContain(
      'Your profile has been updated!',
    )
    const user = await (await ask('owner', 'GET', '/api/user')).json()
    expect(user).toMatchObject({
      location: { name: 'Jos' },
      farmSize: '5-10',
      primaryCrops: 'maize,yam',
      notificationPreferences: { weather: false, advisory: false, community: false, sms: true },
    })
    expect(user.location.lat).toBeCloseTo(9.9, 0)
  })

  test('a profile that is refused comes back with what was typed and what is wrong', async () => {
    const { ask } = await wholeApp()
    const wrong = profile.map(([name, value]): [string, string] => [name, name === 'phone' ? '12' : value])
    const answer = await ask('owner', 'POST', '/profile/edit', form(wrong))
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('value="Jos"')
    expect(html).toContain('Phone number must be at least 10 digits')
  })

  test('the switches alone are saved', async () => {
    const { ask } = await wholeApp()
    expect(where(await ask('owner', 'POST', '/profile/notifications', form([['notify', 'community']])))[0]).toBe(303)
    const user = await (await ask('owner', 'GET', '/api/user')).json()
    expect(user.notificationPreferences).toEqual(preferencesWithSwitchesOn(['community']))
  })

  test('a crop is added, changed and taken off', async () => {
    const { ask } = await wholeApp()
    expect(where(await ask('owner', 'POST', '/crops/new', form(rice)))).toEqual([303, '/?said=cropForm.saved'])
    const [crop] = await (await ask('owner', 'GET', '/api/crops')).json()
    expect(crop).toMatchObject({ cropType: 'rice', farmArea: 0.5, growthStage: 'planted' })
    const changed = rice.map(([name, value]): [string, string] => [name, name === 'farmArea' ? '2' : value])
    expect(where(await ask('owner', 'POST', `/crops/${crop.id}/edit`, form(changed)))[0]).toBe(303)
    expect(await (await ask('owner', 'GET', '/api/crops')).json()).toMatchObject([{ farmArea: 2 }])
    expect(where(await ask('other', 'POST', `/crops/${crop.id}/remove`, form([])))[0]).toBe(404)
    expect((await ask('owner', 'GET', `/crops/${crop.id}/edit`)).status).toBe(200)
    expect((await ask('other', 'GET', `/crops/${crop.id}/edit`)).status).toBe(404)
    expect(where(await ask('owner', 'POST', `/crops/${crop.id}/remove`, form([])))[0]).toBe(303)
    expect(await (await ask('owner', 'GET', '/api/crops')).json()).toEqual([])
  })

  test('a crop with nothing filled in says what is needed, once', async () => {
    const { ask } = await wholeApp()
    const answer = await ask('owner', 'POST', '/crops/new', form(rice.map(([name]) => [name, ''])))
    expect(answer.status).toBe(400)
    const html = (await answer.text()).split('<script')[0]!
    expect(html.match(/Please fill in all required fields/g)).toHaveLength(1)
    expect(html.match(/Please fill this in/g)).toHaveLength(3)
  })

  test('advice is asked for, read and answered', async () => {
    const { ask, words } = await wholeApp()
    expect(where(await ask('owner', 'POST', '/advisories/generate', form([])))).toEqual([
      303,
      '/?failed=home.generateFailed',
    ])
    await ask('owner', 'POST', '/api/crops/initialize')
    expect(where(await ask('owner', 'POST', '/advisories/generate', form([])))).toEqual([303, '/?said=home.generated'])
    const [advisory] = await (await ask('owner', 'GET', '/api/advisories')).json()
    const page = `/advisory/${advisory.id}`
    expect(where(await ask('owner', 'POST', `${page}/read`, form([])))).toEqual([303, page])
    expect(where(await ask('owner', 'POST', `${page}/feedback`, form([['useful', 'no']])))).toEqual([303, page])
    await ask('owner', 'POST', `${page}/feedback`, form([['done', 'yes']]))
    const read = () => ask('owner', 'GET', `/api/advisories/${advisory.id}`).then((answer) => answer.json())
    expect(await read()).toMatchObject({ isRead: true, useful: false, done: true })
    await ask('owner', 'POST', `${page}/feedback`, form([['useful', '']]))
    expect(await read()).toMatchObject({ useful: null, done: true })
    expect(await (await ask('owner', 'GET', page)).text()).toContain('This is badly said')
    await ask('owner', 'POST', `${page}/feedback`, form([['badlySaid', 'yes']]))
    expect(await words.badlySaid()).toMatchObject([
      { language: 'en', path: `advice.rules.${advisory.rule}.content`, times: 1 },
    ])
    expect(await read()).toMatchObject({ useful: null, done: true })
  })

  test('a text location is mended, or it is said how', async () => {
    const { ask, json } = await wholeApp()
    await ask('owner', 'PUT', '/api/profile', json({ location: 'Kaduna' }))
    expect(where(await ask('owner', 'POST', '/profile/fix-location', form([])))).toEqual([303, '/?said=home.fixed'])
    await ask('owner', 'PUT', '/api/profile', json({ location: 'zzzzwwwwvvvv' }))
    expect(where(await ask('owner', 'POST', '/profile/fix-location', form([])))).toEqual([
      303,
      '/?failed=home.fixFailed',
    ])
  })

  test('marking all notifications read leads back to them, with the notice', async () => {
    const { ask } = await wholeApp()
    const answer = await ask('owner', 'POST', '/notifications/read-all', form([]))
    expect(where(answer)).toEqual([303, '/notifications?said=notices.allRead'])
  })

  test('a new password is taken with the old one, and neither is shown again', async () => {
    const { ask } = await wholeApp()
    const change = (currentPassword: string, newPassword: string) =>
      ask('owner', 'POST', '/profile/security', form(Object.entries({ currentPassword, newPassword })))
    const refused = await change('not-my-secret', 'another-secret')
    expect(refused.status).toBe(403)
    const html = await refused.text()
    expect(html).toContain('Incorrect password')
    expect(html).not.toMatch(/not-my-secret|another-secret/)
    expect(where(await change('secret-of-aisha', 'another-secret'))[0]).toBe(303)
  })

  test('an account is deleted with its password', async () => {
    const { ask, accounts, people } = await wholeApp()
    expect((await ask('owner', 'POST', '/profile/delete', form([['password', 'wrong']]))).status).toBe(403)
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const answer = await ask('owner', 'POST', '/profile/delete', form([['password', 'secret-of-aisha']]))
    expect(where(answer)).toEqual([303, '/'])
    expect(await rejectionOf(accounts.signIn.again(people.owner!.id, visitor))).toBeInstanceOf(Error)
  })

  test('a form whose session has ended leads to sign in, and then to its page', async () => {
    const { ask } = await wholeApp()
    expect(where(await ask('anonymous', 'POST', '/crops/new', form(rice)))).toEqual([
      303,
      '/signin?next=%2Fcrops%2Fnew',
    ])
  })
})
