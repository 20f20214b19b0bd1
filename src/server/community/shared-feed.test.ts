import { describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listPosts } from '../../contracts/calls/community.ts'
import { createApp } from '../app.ts'
import { pickContractFields } from '../http/pick-contract-fields.ts'
import { SESSION_COOKIE } from '../http/session.ts'
import { ON_LIBSQL } from '../testing/database.ts'
import { noAssets } from '../testing/no-assets.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { testWith } from '../testing/test-with.ts'
import { createPostListing } from './listing.ts'

const VISITOR = { address: '10.0.0.1', device: null, userAgent: null, sid: null, requestId: 'test' }
const FEED = '/api/community/posts'

/** Farmers, of whom the second has an e-mail address, and the whole app. */
async function village(people = 4) {
  const services = await testServices()
  const app = createApp(services, noAssets)
  const farmers: (Awaited<ReturnType<typeof kanoFarmer>> & { cookie: string })[] = []
  for (let n = 0; n < people; n++) {
    const email = n === 1 ? { email: 'bode@example.com' } : {}
    const actor = await kanoFarmer(services, { firstName: `Farmer ${n}`, ...email })
    const { token } = signedIn(await services.accounts.signIn.again(actor.user.id, VISITOR))
    farmers.push({ ...actor, cookie: `${SESSION_COOKIE}=${token}` })
  }
  const ask = (farmer: (typeof farmers)[number], path = FEED, encoding = '') =>
    app.request(`http://gona.test${path}`, { headers: { cookie: farmer.cookie, 'accept-encoding': encoding } })
  /** The feed read for one user alone, without a data version and so without sharing. */
  const alone = createPostListing({ db: { ...services.db, mark: () => null }, clock: services.clock })
  return { ...services, farmers, ask, alone }
}

/** Deterministic dice. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

describe('the feed that many share', () => {
  test('is byte for byte what each would be told alone, whoever wrote, liked and deleted what', async () => {
    const { community, farmers, ask, alone } = await village()
    const roll = dice(18)
    const ids: string[] = []
    const pick = <T>(list: readonly T[]) => list[roll(list.length)]!
    for (let step = 0; step < 40; step++) {
      const does = roll(10)
      const actor = pick(farmers)
      if (does < 5 || ids.length < 3) {
        const post = await community.createPost(actor, {
          content: `Rain in field ${step}: "Ẹ kú iṣẹ́" <b>`,
          tags: step % 3 ? [] : ['maize'],
          title: step % 2 ? null : `Title ${step}`,
        })
        ids.push(post.id)
      } else if (does < 9) await community.likePost(actor, pick(ids))
      else {
        const gone = ids.splice(roll(ids.length), 1)[0]!
        const { authorId } = await community.post(actor, gone)
        await community.deletePost(farmers.find(({ user }) => user.id === authorId)!, gone)
      }
      const limit = pick([1, 3, 20])
      const before = roll(3) === 0 ? pick(ids) : undefined
      const path = `${FEED}?limit=${limit}${before ? `&before=${before}` : ''}`
      // All at once, in a new order each time.
      const order = [...farmers, ...farmers].sort(() => roll(3) - 1)
      const told = await Promise.all(order.map(async (each) => (await ask(each, path)).text()))
      for (const [n, each] of order.entries()) {
        const { items, next } = await alone.feed(each, { limit, before })
        expect(told[n]).toBe(JSON.stringify(pickContractFields(listPosts.out, items)))
        const link = (await ask(each, path)).headers.get('link')
        expect(link?.includes(`before=${next}`) ?? null).toBe(next === null ? null : true)
      }
    }
  })

  test('shows two who ask at once each their own likes and address, packed or not', async () => {
    const { community, farmers, ask } = await village()
    const [aisha, bode, chika] = [farmers[0]!, farmers[1]!, farmers[2]!]
    const post = await community.createPost(bode, {
      content: 'The maize of the whole village stands well. '.repeat(30),
    })
    await community.likePost(aisha, post.id)
    for (const encoding of ['', 'br', 'gzip', 'br']) {
      const answers = await Promise.all([aisha, bode, chika, aisha, chika].map((each) => ask(each, FEED, encoding)))
      expect(answers.map(({ headers }) => headers.get('session-user'))).toEqual(
        [aisha, bode, chika, aisha, chika].map(({ user }) => user.id),
      )
      const [first, own, neutral, again, other] = await Promise.all(answers.map((answer) => unpacked(answer, encoding)))
      expect([first, own, neutral, again, other].map(([shown]) => shown.likedByMe)).toEqual([
        true,
        false,
        false,
        true,
        false,
      ])
      expect([first, own, neutral].map(([shown]) => shown.author.email)).toEqual([null, 'bode@example.com', null])
    }
  })

  test('of an administrator is nobody else’s', async () => {
    const { accounts, community, farmers, ask } = await village()
    const [aisha, bode, chika] = [farmers[0]!, farmers[1]!, farmers[2]!]
    await community.createPost(bode, { content: 'Rain at last' })
    await accounts.operator.promote({ kind: 'operator' }, chika.user.phone)
    for (const _ of [1, 2]) {
      const [all, some] = await Promise.all([ask(chika), ask(aisha)])
      expect(await all.text()).toContain('bode@example.com')
      expect(await some.text()).not.toContain('bode@example.com')
    }
  })

  testWith('the database file', !ON_LIBSQL)(
    'is one and the same object for all who see the same, which nobody can change',
    async () => {
      const { community, farmers } = await village()
      const [aisha, bode, chika, dayo] = farmers as [(typeof farmers)[0], ...typeof farmers]
      const post = await community.createPost(aisha, { content: 'Rain at last' })
      const page = await community.feed(chika!, { limit: 20 })
      expect(await community.feed(dayo!, { limit: 20 })).toBe(page)
      expect(() => Object.assign(page.items[0]!, { likedByMe: true })).toThrow()
      expect(() => Object.assign(page.items[0]!.author, { email: 'x' })).toThrow()
      await community.likePost(chika!, post.id)
      await community.likePost(dayo!, post.id)
      const liked = await community.feed(chika!, { limit: 20 })
      expect(liked.items[0]).toMatchObject({ likedByMe: true, likes: 2 })
      expect(await community.feed(dayo!, { limit: 20 })).toBe(liked)
      expect((await community.feed(bode!, { limit: 20 })).items[0]).toMatchObject({ likedByMe: false, likes: 2 })
    },
  )
})

async function unpacked(answer: Response, encoding: string) {
  const bytes = await answer.bytes()
  const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return JSON.parse(new TextDecoder().decode(text))
}
