import { describe, expect, test } from 'bun:test'
import { isWeedKiller, recogniseProducts } from './product-names.ts'

const inOkra = (text: string) => recogniseProducts(text, 'NG', 'okra')

describe('a product in a farmer’s own words', () => {
  test('is known by its id, its active, its trade name, in any case and with its strength', () => {
    expect(inOkra('chlorantraniliprole')).toEqual({ products: ['chlorantraniliprole'], barred: null, rest: false })
    expect(inOkra('lambda_cyhalothrin').products).toEqual(['lambda_cyhalothrin'])
    expect(inOkra('Lambda-cyhalothrin 2.5EC')).toMatchObject({ products: ['lambda_cyhalothrin'], rest: false })
    expect(inOkra('KARATE 50 ml')).toMatchObject({ products: ['lambda_cyhalothrin'], rest: false })
    expect(inOkra('neem')).toMatchObject({ products: ['neem'], rest: false })
  })

  test('is known in up to four parts', () => {
    expect(inOkra('Chlo ran trani liprole')).toEqual({ products: ['chlorantraniliprole'], barred: null, rest: false })
    expect(inOkra('Chlo ran tra nili prole').products).toEqual([])
  })

  test('of a mixture gives every part, and says what is left over', () => {
    expect(inOkra('cypermethrin + dimethoate').products).toEqual(['cypermethrin_dimethoate'])
    expect(inOkra('karate and coragen').products).toEqual(['lambda_cyhalothrin', 'chlorantraniliprole'])
    expect(inOkra('karate with Boom Boom')).toMatchObject({ products: ['lambda_cyhalothrin'], rest: true })
    expect(inOkra('something from the market')).toEqual({ products: [], barred: null, rest: true })
  })

  test.each([
    ['Sniper', 'dichlorvos (DDVP)'],
    ['DDVP', 'dichlorvos (DDVP)'],
    ['Sniper (dichlorvos)', 'dichlorvos (DDVP)'],
    ['dd-force 1 litre', 'dichlorvos (DDVP)'],
    ['PARAQUAT', 'paraquat'],
    ['gramoxone', 'paraquat'],
    ['Chlorpyrifos 20% EC', 'chlorpyrifos'],
    ['carbofuran', 'carbofuran'],
    ['Gammalin', 'lindane (Gammalin)'],
  ])('%s is barred for sure', (text, active) => {
    expect(inOkra(text).barred).toEqual({ active, sure: true })
  })

  test.each([
    ['snipper', 'dichlorvos (DDVP)'],
    ['Snaiper', 'dichlorvos (DDVP)'],
    ['dichlovos', 'dichlorvos (DDVP)'],
    ['gramozone', 'paraquat'],
    ['clorpyrifos', 'chlorpyrifos'],
    ['Furadan', 'carbofuran'],
    ['ota-piapia', 'dichlorvos (DDVP)'],
  ])('%s may be barred: a misspelt name, or one from memory, is never certain', (text, active) => {
    expect(inOkra(text).barred).toEqual({ active, sure: false })
  })

  test('is not taken for a barred one that it only looks like', () => {
    for (const text of ['cypermethrin', 'imidacloprid', 'deltamethrin', 'acetamiprid', 'Cypermethrin 10 EC', 'spray'])
      expect(inOkra(text).barred).toBeNull()
    expect(inOkra('imidaclopride').barred).toBeNull()
  })

  test('is barred by country and crop', () => {
    expect(recogniseProducts('paraquat', 'NA', 'okra').barred).toBeNull()
    expect(recogniseProducts('DDVP', 'NA', 'okra').barred).toMatchObject({ sure: true })
    expect(recogniseProducts('copper sulphate', 'NG', 'cocoa').barred).toMatchObject({ active: 'copper sulphate' })
    expect(recogniseProducts('copper sulphate', 'NG', 'tomato').barred).toBeNull()
  })
})

describe('a herbicide', () => {
  test('is no measure against a pest, however it is written', () => {
    const names = [
      ...[
        'Force Up',
        'FORCEUP 1 litre',
        'force-up',
        'Round Up',
        'roundup',
        'Sarosate',
        'glyphosate',
        'Touchdown Forte',
      ],
      ...['Atraforce', 'paraquat', 'Dragon', 'Weedoff', 'weed-off', 'gramoxone', 'herbicide', 'weed killer'],
      ...['2,4-D amine', 'Force Up + Atraforce', 'Dragon Super', 'butaforce 2 litres', 'S-metolachlor'],
    ]
    expect(names.filter((name) => !isWeedKiller(name))).toEqual([])
  })

  test('is not what kills insects, what is unknown, or a mixture of them', () => {
    for (const text of [
      'karate',
      'neem',
      'Sniper',
      'something',
      'force up with karate',
      'insecticide',
      '',
      'Caterpillar Force',
    ])
      expect([text, isWeedKiller(text)]).toEqual([text, false])
  })

  test.each([
    ['Dragon', 'paraquat', true],
    ['dragon 1L', 'paraquat', true],
    ['Paraquin', 'paraquat', true],
    ['ATRA FORCE', 'atrazine', false],
    ['Powerforce', 'paraquat', false],
  ] as const)('%s is barred, for sure only where a named source says so', (text, active, sure) => {
    expect(inOkra(text).barred).toEqual({ active, sure })
  })

  test('that is allowed is not called barred, and its waiting time stays the cautious one', () => {
    for (const text of ['Force Up', 'Dragon Super', 'glyphosate', 'Roundup'])
      expect(inOkra(text)).toEqual({ products: [], barred: null, rest: true })
  })
})

test('an insecticide whose name is like that of paraquat is not taken for it', () => {
  for (const text of ['Laraforce', 'lara force gold', 'Imiforce 50 ml'])
    expect(recogniseProducts(text, 'NG', 'cabbage')).toMatchObject({ products: [], barred: null, rest: true })
  expect(recogniseProducts('baraforce', 'NG', 'cabbage').barred).toMatchObject({ active: 'paraquat', sure: false })
})
