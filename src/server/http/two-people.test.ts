import { expect, test } from 'bun:test'
import { type Role, wholeApp } from '../testing/whole-app.ts'

test('two people at once are each told their own only', async () => {
  const { ask, json } = await wholeApp()
  await ask('owner', 'PUT', '/api/profile', json({ firstName: 'Aisha-one' }))
  await ask('other', 'PUT', '/api/profile', json({ firstName: 'Bode-two', preferredLanguage: 'ha' }))
  for (const who of ['owner', 'other'] as const) {
    await ask(who, 'POST', '/api/crops/initialize')
    await ask(who, 'POST', '/api/advisories/generate')
  }
  const ids = async (who: Role) =>
    (await (await ask(who, 'GET', '/api/advisories')).json()).map(({ id }: { id: string }) => id) as string[]
  const own = { owner: ['Aisha-one', ...(await ids('owner'))], other: ['Bode-two', ...(await ids('other'))] }
  for (const path of ['/', '/advisories', '/weather', '/community']) {
    const asked = (['owner', 'other', 'owner', 'other'] as const).map(async (who) => {
      const html = await (await ask(who, 'GET', path)).text()
      for (const word of own[who === 'owner' ? 'other' : 'owner']) expect(html).not.toContain(word)
      expect(html).toContain(who === 'owner' ? 'lang="en"' : 'lang="ha"')
      if (path === '/') expect(html).toContain(own[who][0]!)
      if (path === '/advisories') for (const id of own[who].slice(1)) expect(html).toContain(`href="/advisory/${id}"`)
    })
    await Promise.all(asked)
  }
})
