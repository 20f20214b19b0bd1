import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import type { User } from '../../contracts/account.ts'
import { formEndpoints } from '../endpoints/form.ts'
import { createCallHandlers } from '../endpoints/handlers.ts'
import { createPerformCall } from '../endpoints/perform.ts'
import type { Actor } from '../foundation/actor.ts'
import type { AppEnv } from '../http/context.ts'
import { createIslandRenderer } from '../http/island.tsx'
import { createStaticScreenRenderer } from '../http/static-screen.tsx'
import { noAssets } from '../testing/no-assets.ts'
import { addPerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { createPages } from './pages.ts'

/** The pages on real services, requested by the user `as`. */
async function site() {
  const services = await testServices()
  const { db, clock } = services
  const ada = await addPerson(db, { firstName: 'Ada', email: 'ada@example.org' })
  const bola = await addPerson(db, { firstName: 'Bola' })
  const eve = await addPerson(db, { firstName: 'Eve', isAdmin: true })
  const look = { assets: noAssets, clock, appName: 'Gona' }
  const renderIsland = createIslandRenderer(look)
  const renderStill = createStaticScreenRenderer(look)
  let user: User | null = ada.user
  const perform = createPerformCall(createCallHandlers(services), services.limits)
  const pages = createPages({ services, perform, assets: noAssets, renderIsland, renderStill })
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('user', user)
      c.set('language', 'en')
      await next()
    })
    .route('/', pages.routes)
    .route('/', formEndpoints(services, perform, pages.showAgain))
  return {
    services,
    ada,
    bola,
    eve,
    as(person: Actor | null) {
      user = person?.kind === 'user' ? person.user : null
    },
    page: async (path: string) => {
      const answer = await app.request(path)
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
    },
    send: async (path: string, fields: Record<string, string | File> = {}) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      const answer = await app.request(path, { method: 'POST', body })
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
    },
  }
}

describe('the feed as a page', () => {
  test('has the posts in its HTML, and a plain link to the next page of them', async () => {
    const { services, bola, page } = await site()
    for (let n = 1; n <= 21; n++) await services.community.createPost(bola, { content: `Post ${n}.` })
    const first = await page('/community')
    expect(first.html).toContain('Post 21.')
    expect(first.html).not.toContain('Post 1.')
    const older = /href="(\/community\?before=[^"]+)"/.exec(first.html)?.[1]
    expect((await page(older!)).html).toContain('Post 1.')
  })

  test('never tells the email of another author', async () => {
    const { services, ada, bola, as, page } = await site()
    await services.community.createPost(ada, { content: 'Hello.' })
    as(bola)
    expect((await page('/community')).html).not.toContain('ada@example.org')
  })

  test('a cursor that is none shows the newest', async () => {
    const { services, ada, page } = await site()
    await services.community.createPost(ada, { content: 'Hello.' })
    const { status, html } = await page('/community?before=nonsense')
    expect(status).toBe(200)
    expect(html).toContain('Hello.')
  })

  test('a post that is not there is a page with status 404', async () => {
    const { page } = await site()
    const { status, html } = await page('/community/posts/nothing')
    expect(status).toBe(404)
    expect(html).toContain('Post not found')
    expect(html).toContain('Back to Community')
  })
})

describe('forms without script', () => {
  test('an empty post comes back with what was typed and the words of the specification', async () => {
    const { send } = await site()
    const { status, html } = await send('/community/posts', { title: 'Yams', content: ' ', cropType: '' })
    expect(status).toBe(400)
    expect(html).toContain('Please write something in your post')
    expect(html).toContain('value="Yams"')
  })

  test('a post is made and the feed says so', async () => {
    const { services, ada, send, page } = await site()
    const { status, location } = await send('/community/posts', { content: 'Rain!', cropType: 'maize', region: 'Kano' })
    expect(status).toBe(303)
    expect((await page(location!)).html).toContain('Your post has been shared with the community!')
    const { items } = await services.community.feed(ada, { limit: 1 })
    expect(items[0]).toMatchObject({ content: 'Rain!', cropType: 'maize', region: 'Kano', imageUrl: null })
  })

  test('a file that is no picture is refused before anything is posted', async () => {
    const { services, ada, send } = await site()
    const image = new File(['no picture'], 'a.txt', { type: 'text/plain' })
    const { status, html } = await send('/community/posts', { content: 'Look', image })
    expect(status).toBe(400)
    expect(html).toContain('Please select an image file')
    expect((await services.community.feed(ada, { limit: 1 })).items).toEqual([])
  })

  test('a like goes back to the post it belongs to, and never to another site', async () => {
    const { services, ada, send } = await site()
    const { id } = await services.community.createPost(ada, { content: 'Hello.' })
    const like = (back: string) => send(`/community/posts/${id}/like`, { liked: 'true', back })
    expect((await like('/community?before=x&said=post.done')).location).toBe(`/community?before=x#post-${id}`)
    expect((await like('https://example.org/')).location).toBe(`/#post-${id}`)
    expect((await services.community.post(ada, id)).likes).toBe(1)
    await send(`/community/posts/${id}/like`, { liked: 'false', back: '/community' })
    expect((await services.community.post(ada, id)).likes).toBe(0)
  })

  test("another's post is not deleted, and the page says that it failed", async () => {
    const { services, ada, bola, as, send, page } = await site()
    const { id } = await services.community.createPost(ada, { content: 'Mine.' })
    as(bola)
    const { location } = await send(`/community/posts/${id}/delete`)
    expect((await page(location!)).html).toContain('Failed to delete post')
    expect((await services.community.post(ada, id)).content).toBe('Mine.')
  })

  test('someone whose session is over is sent to sign in', async () => {
    const { as, send } = await site()
    as(null)
    expect((await send('/community/posts', { content: 'Hello.' })).location).toBe('/signin?next=%2Fcommunity')
  })
})

describe('the dashboard as pages', () => {
  test('a farmer is sent home, whatever the page or form', async () => {
    const { services, ada, page, send } = await site()
    const { id } = await services.community.createPost(ada, { content: 'Stays.' })
    expect((await page('/admin?tab=exports')).location).toBe('/')
    expect((await send(`/admin/posts/${id}/delete`)).location).toBe('/')
    expect((await send('/admin/sms/send')).location).toBe('/')
    expect((await services.community.post(ada, id)).content).toBe('Stays.')
  })

  test('each tab holds its own figures and no other’s', async () => {
    const { services, ada, eve, as, page } = await site()
    await services.community.createPost(ada, { content: 'A post to be looked at.' })
    as(eve)
    const overview = await page('/admin')
    expect(overview.html).toContain('Total Farmers')
    expect(overview.html).not.toContain('A post to be looked at.')
    const content = await page('/admin?tab=content')
    expect(content.html).toContain('A post to be looked at.')
    expect(content.html).not.toContain('regionalDistribution')
  })

  test('the question before a bulk send carries its figures', async () => {
    const { eve, as, page } = await site()
    as(eve)
    const { html } = await page('/admin?tab=analytics&ask=send')
    expect(html).toContain('Send advisories to all farmers? This may incur SMS charges.')
    expect(html).toContain('SMS switched off')
  })

  test('a test SMS without a number says what it needs', async () => {
    const { eve, as, send } = await site()
    as(eve)
    const { status, html } = await send('/admin/sms/test', { phoneNumber: '', phoneNumberCountry: 'XX' })
    expect(status).toBe(400)
    expect(html).toContain('Please enter a phone number')
  })
})
