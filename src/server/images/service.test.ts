import { afterAll, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { imageIdOf, thumbnailOf } from '../../contracts/community.ts'
import { posts } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { imageRoutes } from '../endpoints/images.ts'
import { testDatabase } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { addPerson, appOf } from '../testing/people.ts'
import { bitmap, jpeg, png, pngBomb, webp, withExif } from '../testing/pictures.ts'
import { createImageService } from './service.ts'

const WRONG = 'Please select an image file'

async function setUp() {
  const db = testDatabase()
  const time = { now: new Date('2026-06-20T09:00:00Z') }
  const clock = { now: () => time.now }
  const ada = await addPerson(db)
  const images = createImageService({ db, clock })
  const limits = createRateLimits({ clock, enabled: true })
  const app = appOf(imageRoutes(images), () => ada.user).route('/', endpointsOf({ images }, limits))
  const upload = (file: Uint8Array, name = 'field.jpg', field = 'image') => {
    const body = new FormData()
    body.set(field, new File([new Uint8Array(file)], name))
    return app.request('/api/upload-image', { method: 'POST', body })
  }
  const kept = async (file: Uint8Array) => ((await (await upload(file)).json()) as { imageUrl: string }).imageUrl
  const served = async (address: string) => new Uint8Array(await (await app.request(address)).arrayBuffer())
  return { db, time, ada, images, app, upload, kept, served }
}

describe('uploading a picture', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('a %s is kept as WebP of at most 1280 px, with a thumbnail of at most 320', async (_, make) => {
    const { kept, served } = await setUp()
    const imageUrl = await kept(await make(2000, 1000))
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
    const picture = { width: 1280, height: 640, format: 'webp' } as const
    expect(await new Bun.Image(await served(imageUrl)).metadata()).toEqual(picture)
    const thumbnail = { width: 320, height: 160, format: 'webp' } as const
    expect(await new Bun.Image(await served(thumbnailOf(imageUrl))).metadata()).toEqual(thumbnail)
  })

  test('a small picture is not blown up', async () => {
    const { kept, served } = await setUp()
    const imageUrl = await kept(await png(100, 40))
    expect(await new Bun.Image(await served(imageUrl)).metadata()).toMatchObject({ width: 100, height: 40 })
    expect(await new Bun.Image(await served(thumbnailOf(imageUrl))).metadata()).toMatchObject({ width: 100 })
  })

  test('its name is the SHA-256 of what is served, so the same picture twice is kept once', async () => {
    const { db, kept, served, images: service } = await setUp()
    const file = await jpeg(400, 300)
    const imageUrl = await kept(file)
    expect(await kept(file)).toBe(imageUrl)
    const hash = new Bun.CryptoHasher('sha256').update(await served(imageUrl)).digest('hex')
    expect(imageUrl).toBe(`/images/${hash}.webp`)
    expect(await db.orm.select({ id: images.id }).from(images)).toEqual([{ id: hash }])
    // An equal picture of another person is stored separately and deleted with them.
    const bola = await addPerson(db)
    const { imageUrl: theirs } = await service.upload(bola, new Blob([new Uint8Array(file)]))
    expect(theirs).not.toBe(imageUrl)
    expect(await service.upload(bola, new Blob([new Uint8Array(file)]))).toEqual({ imageUrl: theirs })
    expect(await served(theirs)).toEqual(await served(imageUrl))
  })

  test('a photo taken with the phone on its side stands upright, and what the phone wrote about it is gone', async () => {
    const { kept, served } = await setUp()
    const imageUrl = await kept(withExif(await jpeg(600, 300), 6, 'Tecno at 9.0765 N 7.3986 E'))
    const bytes = Buffer.from(await served(imageUrl))
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 300, height: 600 })
    for (const trace of ['Tecno', 'EXIF', 'Exif', 'XMP ']) expect(bytes.includes(trace)).toBe(false)
    expect(Buffer.from(await served(thumbnailOf(imageUrl))).includes('Tecno')).toBe(false)
  })

  test('a drawing of few colours is taken like any other', async () => {
    const { upload } = await setUp()
    expect((await upload(pngBomb(200))).status).toBe(201)
  })

  test('content decides, not the name: a picture called .txt is taken', async () => {
    const { upload } = await setUp()
    expect((await upload(await png(20, 20), 'notes.txt')).status).toBe(201)
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a text called .jpg', () => Buffer.from('hello farmer')],
    ['a BMP called .jpg', () => bitmap(20, 20)],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['an empty file', () => new Uint8Array()],
    ['a JPEG cut off midway', async () => (await jpeg(800, 600)).slice(0, -2000)],
    [
      'a JPEG cut off midway whose thumbnail is whole',
      async () => withExif((await jpeg(800, 600)).slice(0, -2000), 1, '\xff\xd9'),
    ],
    ['a PNG cut off midway', async () => (await png(800, 600)).slice(0, -2000)],
    ['a WebP cut off midway', async () => (await webp(800, 600)).slice(0, -2000)],
    ['a PNG of 20,000 × 20,000 pixels in 50 KB', () => pngBomb(20_000)],
  ])('%s is refused', async (_, make) => {
    const { db, upload } = await setUp()
    const answer = await upload(await make())
    expect([answer.status, await answer.json()]).toEqual([400, { message: WRONG }])
    expect(await db.orm.select({ id: images.id }).from(images)).toEqual([])
  })

  test('over 5 MB is too large, exactly 5 MB is not', async () => {
    const { upload } = await setUp()
    const picture = await png(50, 50)
    const padded = (size: number) => {
      const file = new Uint8Array(size)
      file.set(picture)
      return file
    }
    const refused = await upload(padded(5 * 1024 * 1024 + 1))
    expect([refused.status, await refused.json()]).toEqual([413, { message: 'Image must be smaller than 5MB' }])
    expect((await upload(padded(5 * 1024 * 1024))).status).toBe(201)
  })

  test('a form without the field, or no form at all, is told to select a file', async () => {
    const { app, upload } = await setUp()
    expect((await upload(await png(20, 20), 'a.png', 'file')).status).toBe(400)
    const answer = await app.request('/api/upload-image', { method: 'POST', body: 'image' })
    expect([answer.status, await answer.json()]).toEqual([400, { message: WRONG }])
  })

  test('the 21st upload of an hour is refused with when to come back', async () => {
    const { upload } = await setUp()
    const file = await png(10, 10)
    for (let i = 0; i < 20; i++) expect((await upload(file)).status).toBe(201)
    const refused = await upload(file)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  })

  test('one who is not signed in is refused', async () => {
    const { images } = await setUp()
    const limits = createRateLimits({ clock: { now: () => new Date() }, enabled: true })
    const app = appOf(endpointsOf({ images }, limits), () => null)
    expect((await app.request('/api/upload-image', { method: 'POST' })).status).toBe(401)
  })

  test('a crowd waits its turn, and beyond the queue is asked to come again', async () => {
    const { images, ada } = await setUp()
    const file = new Blob([new Uint8Array(await png(30, 30))])
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => images.upload(ada, file)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(25 - 18)
    expect(refused[0]!.reason).toMatchObject({ code: 'unavailable' })
    expect(await images.upload(ada, file)).toMatchObject({ imageUrl: expect.any(String) })
  })
})

describe('serving pictures', () => {
  const started: { stop(): void }[] = []
  afterAll(() => {
    for (const server of started) server.stop()
  })

  test('they may be kept for ever, are what they say, and are asked for again for nothing', async () => {
    const { app, kept } = await setUp()
    const imageUrl = await kept(await png(60, 60))
    const answer = await app.request(imageUrl)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${imageIdOf(imageUrl)}"`,
    })
    const again = await app.request(imageUrl, { headers: { 'If-None-Match': answer.headers.get('etag')! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('HEAD says the length', async () => {
    const { app, kept, served } = await setUp()
    const imageUrl = await kept(await png(60, 60))
    const server = Bun.serve({ port: 0, fetch: app.fetch })
    started.push(server)
    const head = await fetch(new URL(imageUrl, server.url), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await served(imageUrl)).length))
  })

  test('anything else under /images is not found', async () => {
    const { app } = await setUp()
    for (const path of [`/images/${'0'.repeat(64)}.webp`, '/images/x', '/images/..%2f..%2fgona.db', '/images/']) {
      expect((await app.request(path)).status).toBe(404)
    }
  })
})

describe('pictures that no one shows', () => {
  test('are removed a day after their upload; those in posts and replies stay', async () => {
    const { db, time, ada, images: service, kept } = await setUp()
    const day = 24 * 3_600_000
    const [shown, answered, unused] = [
      await kept(await png(10, 10)),
      await kept(await png(11, 10)),
      await kept(await png(12, 10)),
    ]
    const createdAt = time.now.toISOString()
    const post = { id: Bun.randomUUIDv7(), authorId: ada.user.id, content: 'x', createdAt }
    await db.write(
      db.orm.insert(posts).values({ ...post, imageUrl: shown, updatedAt: createdAt }),
      sql`insert into replies (id, post_id, author_id, content, image_url, created_at)
        values (${Bun.randomUUIDv7()}, ${post.id}, ${ada.user.id}, 'y', ${answered}, ${createdAt})`,
    )
    expect(await service.prune(new Date(time.now.getTime() + day))).toBe(0)
    expect(await service.prune(new Date(time.now.getTime() + day + 1))).toBe(1)
    expect(
      await db.orm
        .select({ id: images.id })
        .from(images)
        .where(eq(images.id, imageIdOf(unused))),
    ).toEqual([])
    expect(await db.orm.select({ id: images.id }).from(images)).toHaveLength(2)
  })

  test('uploading one again gives it another day', async () => {
    const { time, images, kept } = await setUp()
    const file = await png(10, 10)
    await kept(file)
    time.now = new Date('2026-06-21T08:59:00Z')
    await kept(file)
    expect(await images.prune(new Date('2026-06-21T09:01:00Z'))).toBe(0)
  })

  test('a great many go in batches', async () => {
    const { db, images: service } = await setUp()
    const bytes = Buffer.from('x')
    const rows = Array.from({ length: 250 }, (_, i) => ({
      id: i.toString(16).padStart(64, '0'),
      bytes,
      thumbnail: bytes,
      width: 1,
      height: 1,
      createdAt: '2026-06-01T00:00:00.000Z',
    }))
    await db.write(db.orm.insert(images).values(rows))
    expect(await service.prune(new Date('2026-06-20T00:00:00Z'))).toBe(250)
  })
})
