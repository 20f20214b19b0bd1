import { beforeAll, describe, expect, test } from 'bun:test'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { type SpecialForm, specialForms } from './special-forms.ts'

let gona: TestServices
let user: Awaited<ReturnType<typeof kanoFarmer>>['user']
let forms: Record<string, SpecialForm>
const performed: [string, unknown][] = []
beforeAll(async () => {
  gona = await testServices()
  user = (await kanoFarmer(gona)).user
  const perform = async (name: string, _: unknown, { body }: { body: unknown }) => {
    performed.push([name, body])
    return { imageUrl: '/images/stored' }
  }
  forms = specialForms(gona, perform as never)
})

type Fields = [name: string, value: string | File][]
const PICTURE = new File(['x'], 'a.jpg')
const TO_COME = expect.stringMatching(/0{64}/)

function sent(fields: Fields, query: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const values: Record<string, unknown> = {
    user,
    language: 'ha',
    requestId: 'r',
    address: 'a',
    sid: null,
    device: null,
  }
  const c = {
    var: values,
    get: (key: string) => values[key],
    req: { query: (key: string) => query[key], header: () => undefined, param: () => ({}) },
  }
  return { c, params: { id: 'X' }, form } as never
}
const typedOf = (fields: Fields) =>
  Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<string, string>
const bodyOf = async (at: string, fields: Fields) => {
  const special = forms[at]!
  const request = sent(fields)
  return special.body!(request, special.typed?.((request as { form: FormData }).form) ?? typedOf(fields))
}
const pageOf = (at: string, fields: Fields, query = {}) => forms[at]!.on!(sent(fields, query))
const targetOf = (at: string, given: unknown, fields: Fields = [], query = {}) =>
  forms[at]!.to!(given as never, sent(fields, query), typedOf(fields))

describe('a form without script', () => {
  test.each<[string, Fields, object]>([
    ['/register', [['phone', '08031234567']], { phone: '+2348031234567', preferredLanguage: 'ha' }],
    [
      '/register',
      [
        ['phone', '1'],
        ['preferredLanguage', 'yo'],
      ],
      { preferredLanguage: 'yo' },
    ],
    [
      '/signin',
      [
        ['phone', '08031234567'],
        ['password', 'p'],
      ],
      { phone: '+2348031234567', password: 'p' },
    ],
    ['/profile/compare', [['inComparisons', 'on']], { inComparisons: true }],
    ['/profile/compare', [], { inComparisons: false }],
    [
      '/crops/:id/log',
      [
        ['kind', 'fed'],
        ['date', '2026-07-01'],
        ['amount', '2'],
        ['unit', 'bags'],
      ],
      { kind: 'fed', date: '2026-07-01', amount: 2, unit: 'bags', count: null, of: null },
    ],
    [
      '/crops/:id/log',
      [
        ['kind', 'scouted'],
        ['date', ''],
        ['amount', ''],
        ['unit', ''],
        ['count', '0'],
        ['of', '20'],
      ],
      { date: '2026-07-06', amount: null, unit: null, count: 0, of: 20 },
    ],
    ['/crops/:id/log', [['amount', 'two']], { amount: Number.NaN }],
    [
      '/crops/:id/harvest',
      [
        ['bags', '12'],
        ['bag', '1'],
      ],
      { bags: 12, bag: '1' },
    ],
    [
      '/crops/:id/harvest',
      [
        ['bags', '12'],
        ['bag', '1'],
        ['skip', '1'],
      ],
      { bags: null, bag: '1' },
    ],
    ['/advisory/:id/feedback', [], {}],
    [
      '/advisory/:id/feedback',
      [
        ['useful', 'yes'],
        ['done', 'yes'],
      ],
      { useful: true, done: true },
    ],
    [
      '/advisory/:id/feedback',
      [
        ['useful', 'no'],
        ['done', 'no'],
      ],
      { useful: false, done: false },
    ],
    ['/advisory/:id/feedback', [['useful', '']], { useful: null }],
    [
      '/advisory/:id/feedback',
      [
        ['gave', 'yes'],
        ['badlySaid', 'yes'],
      ],
      { gave: true, badlySaid: true },
    ],
    [
      '/advisory/:id/feedback',
      [
        ['gave', 'no'],
        ['badlySaid', 'no'],
      ],
      {},
    ],
    [
      '/community/posts',
      [
        ['content', 'Hi'],
        ['cropType', ''],
      ],
      { content: 'Hi', cropType: null, imageUrl: null },
    ],
    [
      '/community/posts',
      [
        ['content', 'Hi'],
        ['cropType', 'maize'],
        ['image', PICTURE],
      ],
      { cropType: 'maize', imageUrl: TO_COME },
    ],
    [
      '/community/posts',
      [
        ['content', 'Hi'],
        ['image', new File([], 'a.jpg')],
      ],
      { imageUrl: null },
    ],
    [
      '/community/posts',
      [
        ['content', 'Hi'],
        ['image', 'a.jpg'],
      ],
      { imageUrl: null },
    ],
    [
      '/prices',
      [
        ['price', '1,200'],
        ['sold', 'true'],
        ['sure', 'true'],
      ],
      { price: 1200, sold: true, sure: true },
    ],
    ['/prices', [['sold', 'false']], { sold: false, sure: false }],
    [
      '/questions',
      [
        ['text', 'Why?'],
        ['cropId', ''],
        ['advisoryId', ''],
      ],
      { text: 'Why?', cropId: null, advisoryId: null, imageUrl: null },
    ],
    [
      '/questions',
      [
        ['text', 'Why?'],
        ['cropId', 'c'],
        ['advisoryId', 'a'],
        ['image', PICTURE],
      ],
      { cropId: 'c', advisoryId: 'a', imageUrl: TO_COME },
    ],
    [
      '/questions/:id/solved',
      [
        ['solved', 'yes'],
        ['answerId', 'a'],
      ],
      { solved: true, answerId: 'a' },
    ],
    [
      '/questions/:id/solved',
      [
        ['solved', 'no'],
        ['answerId', ''],
      ],
      { solved: false, answerId: null },
    ],
    ['/questions/:id/solved', [], { solved: true, answerId: null }],
    [
      '/officer/questions/:id',
      [
        ['text', 'T'],
        ['confirm', 'yes'],
      ],
      { text: 'T', confirm: true },
    ],
    ['/officer/questions/:id', [['text', 'T']], { text: 'T', confirm: false }],
    [
      '/officer/answers/:id',
      [
        ['approved', 'yes'],
        ['forCrop', 'maize'],
        ['forStage', ''],
        ['language', 'en'],
        ['question', 'Q'],
      ],
      { approved: true, forCrop: 'maize', forStage: null, language: 'en', question: 'Q' },
    ],
    [
      '/officer/answers/:id',
      [
        ['approved', 'no'],
        ['forCrop', ''],
        ['forStage', 'planted'],
      ],
      { approved: false, forCrop: null, forStage: 'planted', language: null, question: null },
    ],
    ['/officer/answers/:id', [], { approved: true, language: null, question: null }],
    [
      '/community/posts/:id/replies',
      [
        ['content', 'C'],
        ['parentReplyId', ''],
      ],
      { content: 'C', parentReplyId: null },
    ],
    [
      '/community/posts/:id/replies',
      [
        ['content', 'C'],
        ['parentReplyId', 'p'],
      ],
      { content: 'C', parentReplyId: 'p' },
    ],
    ['/community/posts/:id/like', [['liked', 'false']], { liked: false }],
    ['/community/replies/:id/like', [], { liked: true }],
    [
      '/admin/prices',
      [
        ['item', 'urea'],
        ['bagKg', '50'],
        ['price', '28,000'],
      ],
      { item: 'urea', bagKg: 50, price: 28_000 },
    ],
    [
      '/admin/prices',
      [
        ['item', 'maize'],
        ['bagKg', ''],
        ['price', '400'],
      ],
      { bagKg: null, price: 400 },
    ],
    ['/admin/prices/import', [['file', new File(['a,b'], 'p.csv')]], { csv: 'a,b' }],
    ['/admin/prices/import', [['file', 'p.csv']], { csv: '' }],
    ['/admin/prices/seen/:id', [['doubtful', 'true']], { doubtful: true }],
    ['/admin/prices/seen/:id', [], { doubtful: false }],
    [
      '/admin/people/:id/officer',
      [
        ['on', 'yes'],
        ['states', 'Kano'],
        ['states', 'Jigawa'],
        ['crops', 'maize'],
      ],
      { on: true, states: ['Kano', 'Jigawa'], crops: ['maize'] },
    ],
    ['/admin/people/:id/officer', [['on', 'no']], { on: false, states: [], crops: [] }],
    ['/admin/audience/send', [['state', 'Kano']], { state: 'Kano' }],
    ['/admin/sms/test', [['phoneNumber', '08031234567']], { phoneNumber: '+2348031234567' }],
  ])('%s of %j is %j', async (at, fields, expected) => {
    expect(await bodyOf(at, fields)).toMatchObject(expected)
  })

  test.each<[string, Fields, string[]]>([
    ['/advisory/:id/feedback', [], ['useful', 'done', 'gave', 'badlySaid']],
    ['/officer/answers/:id', [], ['forCrop', 'forStage']],
    ['/profile/notifications', [], ['preferredLanguage']],
  ])('%s of %j leaves out %j', async (at, fields, names) => {
    const body = (await bodyOf(at, fields)) as object
    for (const name of names) expect(body).not.toHaveProperty(name)
  })

  test('of notifications has the switches that are on, and the language where it is asked', async () => {
    const body = await bodyOf('/profile/notifications', [
      ['notify', 'weather'],
      ['notify', 'sms'],
      ['preferredLanguage', 'yo'],
    ])
    expect(body).toMatchObject({
      notificationPreferences: { weather: true, sms: true, advisory: false, calls: false },
      preferredLanguage: 'yo',
    })
  })

  test.each<[string, Fields, Record<string, string>, string]>([
    ['/crops/:id/log', [], {}, '/crops/X'],
    ['/crops/:id/log', [['back', '/']], {}, '/'],
    ['/crops/:id/log', [['back', '//evil']], {}, '/'],
    ['/crops/:id/bags', [['back', '/home']], {}, '/home'],
    ['/crops/:id/bags/remove', [], {}, '/crops/X'],
    ['/admin/prices/:id/remove', [], { country: 'NA' }, '/admin/prices?country=NA'],
    ['/admin/prices/:id/remove', [], { country: 'GH' }, '/admin/prices'],
    ['/admin/prices', [['country', 'NA']], {}, '/admin/prices?country=NA'],
    ['/admin/prices', [['country', 'NG']], {}, '/admin/prices'],
  ])('%s of %j and %j is shown again on %s', (at, fields, query, page) => {
    expect(pageOf(at, fields, query)).toBe(page)
  })

  test.each<[string, unknown, Fields, Record<string, string>, string]>([
    ['/register', {}, [['next', '/crops']], {}, '/crops'],
    ['/register', {}, [['next', 'https://evil']], {}, '/'],
    ['/signin', {}, [['next', '/crops']], {}, '/crops'],
    ['/signin', { ticket: 't' }, [['next', '/crops']], {}, '/signin/code?next=%2Fcrops'],
    ['/signin/phone', {}, [], { next: '/crops' }, '/crops'],
    ['/signin/phone', { ticket: 't' }, [], {}, '/signin/code'],
    ['/signin/code', {}, [], { next: '/crops' }, '/crops'],
    ['/crops/:id/edit', {}, [], {}, '/'],
    ['/crops/:id/edit', {}, [['back', '/crops/X']], {}, '/crops/X'],
    ['/advisory/:id/feedback', {}, [], {}, '/advisory/X'],
    ['/questions', { id: 'q' }, [], {}, '/questions/q'],
    ['/community/posts/:id/replies', { id: 'r' }, [], {}, '/community/posts/X#reply-r'],
    ['/admin/prices/import', { id: 'i' }, [['country', 'NA']], {}, '/admin/prices?country=NA&report=i'],
  ])('%s that gave %j, of %j and %j leads to %s', (at, given, fields, query, page) => {
    expect(targetOf(at, given, fields, query)).toBe(page)
  })

  test('of a like leads back to its button', () => {
    expect(pageOf('/community/posts/:id/like', [['back', '/community?x=1#other']])).toContain('#post-X')
    expect(pageOf('/community/replies/:id/like', [['back', '/community']])).toMatch(/^\/community.*#reply-X$/)
  })
})

test('a picture is stored after the words are accepted, and none where there is none', async () => {
  performed.length = 0
  const more = (at: string, fields: Fields) => forms[at]!.more!({ text: 'T', imageUrl: 'x' } as never, sent(fields))
  for (const at of ['/questions', '/community/posts']) {
    expect(await more(at, [])).toEqual({ text: 'T', imageUrl: 'x' })
    expect(await more(at, [['image', new File([], 'a.jpg')]])).toEqual({ text: 'T', imageUrl: 'x' })
    expect(await more(at, [['image', PICTURE]])).toEqual({ text: 'T', imageUrl: '/images/stored' })
  }
  expect(performed.map(([name]) => name)).toEqual(['uploadImage', 'uploadImage'])
})

test('the place of a registration is looked up by its name, and taken as it is where it is a point', async () => {
  const more = (location: unknown) => forms['/register']!.more!({ location } as never, sent([]))
  expect(await more('Kano')).toMatchObject({
    location: { name: expect.stringContaining('Kano'), lat: expect.any(Number) },
  })
  const point = { name: 'Here', lat: 1, lng: 2 }
  expect(await more(point)).toEqual({ location: point })
})
