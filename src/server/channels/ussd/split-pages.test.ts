import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { maxPagesOf, SCREEN_CHARACTERS, shortenToPages, splitIntoPages, toScreenCharacters } from './split-pages.ts'
import { lastView, menuPlace, textView } from './view.ts'

const FOOTER = { more: 'More', back: 'Back', home: 'Home' }
const choices = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ label: `Crop number ${i + 1}`, to: menuPlace('crop') }))
const ASCII = /^[\n -~]*$/

describe('a screen', () => {
  test('has what is said, its choices by number, and the ways out', () => {
    expect(splitIntoPages(textView('What did you do?', choices(2)), FOOTER, false)).toEqual([
      'What did you do?\n1 Crop number 1\n2 Crop number 2\n0 Back 00 Home',
    ])
    expect(splitIntoPages(textView('Gona'), FOOTER, true)).toEqual(['Gona'])
    expect(splitIntoPages(lastView('Thank you'), FOOTER, false)).toEqual(['Thank you'])
  })

  test('that is too long goes on under 98, its choices numbered through', () => {
    const [first, second] = splitIntoPages(textView('Which crop?', choices(9)), FOOTER, false)
    expect(first).toEndWith('\n98 More 0 Back 00 Home')
    expect(second).toContain('\n9 Crop number 9')
    expect(second).toEndWith('\n0 Back 00 Home')
  })

  test('never passes what a network shows, nor loses a choice, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), fc.nat(20), fc.boolean(), (say, n, root) => {
        const pages = splitIntoPages(textView(say, choices(n)), FOOTER, root)
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(SCREEN_CHARACTERS)
          expect(page).toMatch(ASCII)
        }
        const reason = { text: 'Please press one of these numbers.', page: n % pages.length }
        const again = splitIntoPages(textView(say, choices(n)), FOOTER, root, reason)
        for (const page of again) expect(page.length).toBeLessThanOrEqual(SCREEN_CHARACTERS)
        expect(again[reason.page]).toStartWith(reason.text)
        const shown = again.join('\n').split('\n')
        for (let i = 1; i <= n; i++) expect(shown).toContain(`${i} Crop number ${i}`)
        const all = pages.join('\n').split('\n')
        for (let i = 1; i <= n; i++) expect(all).toContain(`${i} Crop number ${i}`)
      }),
    )
  })

  test('shows letters that every phone has', () => {
    expect(toScreenCharacters('Ẹ gbìn ọkà: 28 °C, ₦500 [ƙasa]')).toBe('E gbin oka: 28C, NGN 500 ?kasa?')
  })

  test('keeps all of its words and choices under one line that says why a key led nowhere', () => {
    const view = textView('x '.repeat(60).trim(), choices(2))
    const again = splitIntoPages(view, FOOTER, false, { text: 'Please press one of these numbers.', page: 0 })
    expect(again[0]).toStartWith('Please press one of these numbers.\nx x')
    expect(again.join('\n').match(/x/g)).toHaveLength(60)
    expect(again.at(-1)).toEndWith('1 Crop number 1\n2 Crop number 2\n0 Back 00 Home')
    const small = splitIntoPages(textView('Which?', choices(2)), FOOTER, false, { text: 'Please press.', page: 0 })
    expect(small).toEqual(['Please press.\nWhich?\n1 Crop number 1\n2 Crop number 2\n0 Back 00 Home'])
  })

  test('has its first choice on the first page where it is pinned there', () => {
    const [first, second] = splitIntoPages({ ...textView('word '.repeat(40), choices(3)), pinned: 1 }, FOOTER, false)
    expect(first).toEndWith('\n1 Crop number 1\n98 More 0 Back 00 Home')
    expect(first!.length).toBeLessThanOrEqual(SCREEN_CHARACTERS)
    expect(second).toContain('\n2 Crop number 2\n3 Crop number 3')
    expect(`${first}${second}`.match(/word/g)).toHaveLength(40)
  })

  test('ends after two with what goes by SMS', () => {
    const long = textView('word '.repeat(100), choices(1))
    const pages = splitIntoPages(shortenToPages(2, long, FOOTER, false, 'We will send the rest by SMS.'), FOOTER, false)
    expect(pages).toHaveLength(2)
    expect(pages[1]).toContain('...\nWe will send the rest by SMS.\n1 Crop number 1\n')
    expect(shortenToPages(2, textView('short'), FOOTER, false, 'x').say).toBe('short')
  })

  test('that is the last is one, whatever it says: nobody can turn its page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (say) => {
        const view = lastView(say)
        const [only, ...more] = splitIntoPages(
          shortenToPages(maxPagesOf(view, true), view, FOOTER, false, 'By SMS.'),
          FOOTER,
          false,
        )
        expect([only!.length <= SCREEN_CHARACTERS, more]).toEqual([true, []])
      }),
    )
  })
})

test('155 characters fill one screen, 156 do not', () => {
  const pages = (length: number) =>
    splitIntoPages(lastView(`${'word '.repeat(30)}${'x'.repeat(length - 150)}`), FOOTER, true)
  expect([pages(155).length, pages(156).length]).toEqual([1, 2])
})
