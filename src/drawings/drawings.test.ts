import { describe, expect, test } from 'bun:test'
import { brotliCompressSync } from 'node:zlib'
import { documents } from '../../scripts/drawings/documents.ts'
import { PEST_DRAWINGS } from '../agronomy/pests/drawings.ts'
import { RULES } from '../agronomy/rules/rule-catalogue.ts'
import { canonicalCrop, REGISTRATION_CROPS } from '../contracts/crops.ts'
import { en } from '../words/en/index.ts'
import { PALETTE } from './shapes.ts'
import { drawingMarkup, drawingSymbol, WHOLE_DRAWING_IDS } from './symbols.ts'

const signs = [...new Set(Object.values(PEST_DRAWINGS).map(({ sign }) => sign))]
const all: string[] = [...WHOLE_DRAWING_IDS, ...signs]

const KB = 1024
const ALL_KB = 25
const PAGE_KB = 2
/** Twenty-two crops, sizes, ways of watering, soils and experience stand on one page. */
const REGISTRATION_KB = 5
const packed = (ids: readonly string[]) => brotliCompressSync(ids.map(drawingSymbol).join('')).length / KB
const weights = all.map((id) => [id, packed([id])] as const).sort(([, a], [, b]) => b - a)
const heaviest = (set: string, count: number) =>
  weights.flatMap(([id]) => (id.startsWith(set) ? [id] : [])).slice(0, count)

describe('every drawing', () => {
  test('is drawn, in few colours of the one palette', () => {
    const colours: string[] = Object.values(PALETTE)
    for (const id of all) {
      const used = new Set(drawingMarkup(id)?.match(/#[0-9a-f]+/g))
      expect(
        [...used].filter((colour) => !colours.includes(colour)),
        id,
      ).toEqual([])
      expect(used.size, id).toBeGreaterThan(0)
      expect(used.size, id).toBeLessThanOrEqual(9)
    }
  })

  test('is another than all others', () => {
    const by = Map.groupBy(all, (id) => drawingMarkup(id))
    expect([...by.values()].filter((ids) => ids.length > 1)).toEqual([])
  })

  test('is whole paths on its grid', () => {
    for (const id of all)
      for (const [, path = ''] of drawingMarkup(id)!.matchAll(/ d="([^"]*)"/g)) {
        expect(path, id).toMatch(/^M[\d\sMmLlHhVvCcSsQqAaZz.,-]+$/)
        for (const [, x, y] of path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
          expect(Number(x), `${id}: ${path}`).toBeWithin(0, 67)
          expect(Number(y), `${id}: ${path}`).toBeWithin(0, 67)
        }
      }
  })
})

test('of what is no drawing nothing is drawn', () => {
  for (const id of [
    '',
    'crop.',
    'crop.rose',
    'sign.maize-wings',
    'sign.maize-holes-spots',
    'toString',
    'sign.toString',
  ])
    expect(drawingSymbol(id), id).toBeNull()
})

describe('weight in brotli', () => {
  test(`all together at most ${ALL_KB} KB`, () => expect(packed(all)).toBeLessThanOrEqual(ALL_KB))

  test(`the heaviest that one page shows at most ${PAGE_KB} KB: home, an advisory, the stages of a crop`, () => {
    const home = [...heaviest('crop.', 6), ...heaviest('action.', 3), ...heaviest('sky.', 1)]
    const advisory = [...heaviest('stage.', 1), ...heaviest('sign.', 1), ...heaviest('action.', 6)]
    for (const page of [home, advisory, heaviest('stage.', 4)])
      expect(packed(page), `${page}`).toBeLessThanOrEqual(PAGE_KB)
  })

  test(`those of the registration at most ${REGISTRATION_KB} KB`, () => {
    const crops = REGISTRATION_CROPS.map((crop) => `crop.${canonicalCrop(crop)}`)
    expect(packed([...crops, ...all.filter((id) => id.startsWith('farm.'))])).toBeLessThanOrEqual(REGISTRATION_KB)
  })
})

test('a cross is in the lower left corner, and what it is about is seen', () => {
  const crossed = WHOLE_DRAWING_IDS.filter((id) => /^action\.(no-|hold$)/.test(id))
  expect(crossed.length).toBeGreaterThan(4)
  for (const id of crossed) {
    const cross = drawingMarkup(id)!.match(new RegExp(`stroke="${PALETTE.red}"[^>]* d="([^"]*)"/>$`))?.[1] ?? ''
    const ends = [...cross.matchAll(/[ML](\d+) (\d+)/g)]
    expect(ends, id).toHaveLength(4)
    for (const [, x, y] of ends) {
      expect(Number(x), id).toBeLessThan(32)
      expect(Number(y), id).toBeGreaterThan(32)
    }
  }
})

test('what is crossed out is told to be left alone', () => {
  const crossed = (Object.keys(RULES) as (keyof typeof RULES)[]).filter((rule) =>
    /^action\.(no-|hold$)/.test(RULES[rule].drawing),
  )
  expect(crossed.length).toBeGreaterThan(10)
  for (const rule of crossed)
    expect(en.advice.rules[rule].content + en.advice.rules[rule].title, rule).toMatch(
      /\b(no|not|none|never|stop|wait|keep|hold|too|wrong)\b|spend/i,
    )
})

test('the page of drawings and the sheet to try them out are those of `bun scripts/drawings.ts`', async () => {
  for (const [path, text] of documents())
    expect((await Bun.file(`${import.meta.dir}/../../${path}`).text()) === text, `${path} is out of date`).toBe(true)
})
