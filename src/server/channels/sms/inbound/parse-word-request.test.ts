import { describe, expect, test } from 'bun:test'
import { findCropInText, parseForeignCommand, parseWordRequest, type WordRequest } from './parse-word-request.ts'

/** Returns the request in a text, without the language of its word. */
function read(text: string): Record<string, unknown> | null {
  const request = parseWordRequest(text)
  if (!request) return null
  const { spoken: _, ...rest } = request
  return rest
}

describe('an SMS is read as what it asks', () => {
  test.each<[string, object | null]>([
    ['WEATHER', { word: 'weather', place: null }],
    ['weather in Kaduna', { word: 'weather', place: 'kaduna' }],
    ['weather of of Kaduna', { word: 'weather', place: 'of kaduna' }],
    ['weather inland', { word: 'weather', place: 'inland' }],
    ['weather at Birnin Gwari market', { word: 'weather', place: 'birnin gwari market' }],
    ['weather where the old bridge was', null],
    ['PRICE', { word: 'price', crop: null }],
    ['price maize', { word: 'price', crop: 'maize' }],
    ['price maize in Kano please', { word: 'price', crop: 'maize' }],
    ['price maize in Kano market please', null],
    ['price gold', { word: 'price', crop: null }],
    ['BAGS', { word: 'bags', crop: null, area: null, hectares: false }],
    ['bags 2', { word: 'bags', crop: null, area: 2, hectares: false }],
    ['bags maize', { word: 'bags', crop: 'maize', area: null, hectares: false }],
    ['bags maize 2', { word: 'bags', crop: 'maize', area: 2, hectares: false }],
    ['bags maize 2,5 ha', { word: 'bags', crop: 'maize', area: 2.5, hectares: true }],
    ['bags maize 2.5hectares', { word: 'bags', crop: 'maize', area: 2.5, hectares: true }],
    ['bags maize 2 acres', { word: 'bags', crop: 'maize', area: 2, hectares: false }],
    ['bags maize 0', { word: 'bags', crop: 'maize', area: null, hectares: false }],
    ['bags maize 0.5', { word: 'bags', crop: 'maize', area: 0.5, hectares: false }],
    ['bags maize two', { word: 'bags', crop: 'maize', area: null, hectares: false }],
    ['bags maize 2 3', { word: 'bags', crop: 'maize', area: null, hectares: false }],
    ['JOIN', { word: 'join', place: '', crop: null, when: '' }],
    ['join Kano', { word: 'join', place: 'kano', crop: null, when: '' }],
    ['join maize', { word: 'join', place: 'maize', crop: null, when: '' }],
    ['join Kano maize', { word: 'join', place: 'kano', crop: 'maize', when: '' }],
    [
      'join Birnin Kebbi sweet potato 3 April',
      { word: 'join', place: 'birnin kebbi', crop: 'sweet-potato', when: '3 april' },
    ],
    ['join Kano maise 12/6', { word: 'join', place: 'kano', crop: 'maize', when: '12/6' }],
    ['ASK Why is it Yellow?', { word: 'ask', text: 'Why is it Yellow?' }],
    ['ask', null],
    ['hausa', { word: 'language', language: 'ha' }],
    ['hausa please', { word: 'language', language: 'ha' }],
    ['hausa is my language', null],
    ['useful', { word: 'useful' }],
    ['useful please', null],
    ['not useful', { word: 'notUseful' }],
    ['unclear', { word: 'badlySaid' }],
    ['unclear when to spray', null],
    ['today', { word: 'today' }],
    ['today please', { word: 'today' }],
    ['today please now', null],
    ['stop', null],
    ['start', null],
    ['help', null],
  ])('%p', (text, request) => {
    expect(read(text)).toEqual(request as Record<string, unknown> | null)
  })

  test.each<[string, object | null]>([
    ['maize 12/6', { word: 'planted', crop: 'maize', when: '12/6' }],
    ['MAIZE, 12-6-2026.', { word: 'planted', crop: 'maize', when: '12-6-2026' }],
    ['maize on Monday', null],
    ['maize', null],
    ['12/6', { word: 'planted', crop: null, when: '12/6' }],
    ['1.6.26', { word: 'planted', crop: null, when: '1.6.26' }],
    ['12 June', { word: 'planted', crop: null, when: '12 june' }],
    ['12 June 2026', { word: 'planted', crop: null, when: '12 june 2026' }],
    ['12 June 26', null],
    ['12 ju', null],
    ['123/6', null],
    ['12', null],
    ['12 June 2026 please', null],
  ])('a day: %p', (text, request) => {
    expect(read(text)).toEqual(request as Record<string, unknown> | null)
  })

  test('the language of a word is known, that of English and of dates is not', () => {
    const spoken = (text: string) => (parseWordRequest(text) as WordRequest).spoken
    expect(
      ['yau', 'today', 'masara 12/6', 'maize 12/6', '12/6', 'tambaya me ya sa?', 'yanayi Kano'].map(spoken),
    ).toEqual(['ha', null, 'ha', null, null, 'ha', 'ha'])
  })
})

describe('one wrong letter', () => {
  test.each([
    // Replaced, missing, one too many, two swapped; at the start, inside and at the end.
    ['toqay', 'today'],
    ['qoday', 'today'],
    ['todaq', 'today'],
    ['tody', 'none'],
    ['weathr', 'weather'],
    ['eather', 'weather'],
    ['weathe', 'weather'],
    ['weatther', 'weather'],
    ['qweather', 'weather'],
    ['weatherq', 'weather'],
    ['waether', 'weather'],
    ['ewather', 'weather'],
    ['weathre', 'weather'],
    // Two faults.
    ['waethre', 'none'],
    ['weatqqr', 'none'],
    ['eathe', 'none'],
    ['wqeatherq', 'none'],
    ['ahtewer', 'none'],
    // A figure is no typing error.
    ['weath3r', 'none'],
    // Short words, and those that must be spelt exactly.
    ['wek', 'none'],
    ['shre', 'none'],
  ] as const)('%s is read as %s', (text, word) => {
    expect(parseWordRequest(text)?.word ?? 'none').toBe(word)
  })

  test('an exact name is taken before one that is nearly typed', () => {
    expect(read('price millet')).toEqual({ word: 'price', crop: 'millet' })
    expect(read('price milet')).toEqual({ word: 'price', crop: 'millet' })
  })
})

test.each([
  ['My cassava and maize rot', 'cassava'],
  ['the sweet potato, what now', 'sweet-potato'],
  ['sweet words', null],
  ['masara na', 'maize'],
  ['maise', null],
  [`${'word '.repeat(99)}maize`, 'maize'],
  [`${'word '.repeat(100)}maize`, null],
  ['', null],
] as const)('the first crop that %p names', (text, crop) => {
  expect(findCropInText(text)).toBe(crop)
})

test.each([
  ['STOP', 'stop'],
  ['tsaya', 'stop'],
  ['Help!', 'help'],
  ['START', 'start'],
  ['stop please', null],
  ['stpo', null],
  ['today', null],
  ['hausa', null],
  ['', null],
] as const)('%p is obeyed as %p', (text, word) => {
  expect(parseForeignCommand(text)).toBe(word)
})

test('only the first sixteen words are compared; a question is kept whole', () => {
  const long = `ask ${'why '.repeat(30)}`.trim()
  expect(read(long)).toEqual({ word: 'ask', text: 'why '.repeat(30).trim() })
  expect(read(`join ${'far '.repeat(14)}maize`)).toMatchObject({ crop: 'maize' })
  expect(read(`join ${'far '.repeat(15)}maize`)).toMatchObject({ crop: null })
})
