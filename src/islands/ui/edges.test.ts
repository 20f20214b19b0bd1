import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = (name: string) => readFileSync(join(import.meta.dir, name), 'utf8')
const TOKENS = sheet('tokens.css')
const RULES = ['parts.css', 'forms.css', 'tiles.css'].map(sheet).join('\n')

/** Colours of a theme; the dark theme inherits from the light one. */
const [light = '', dark = ''] = TOKENS.split('@media')
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]!]))
const THEMES: Record<string, Record<string, string>> = {
  light: colours(light),
  dark: { ...colours(light), ...colours(dark) },
}

/** Returns the design token that a CSS rule uses for a property. */
function tokenOf(selector: string, property: string): string {
  const rule = RULES.split('}').find((each) => each.split('{')[0]!.trim().endsWith(selector))
  const found = rule?.match(new RegExp(`(?<![\\w-])${property}:[^;]*var\\(--([\\w-]+)\\)`))
  if (!found) throw new Error(`${selector} has no ${property} by a token`)
  return found[1]!
}

/** Relative luminance and contrast of WCAG 2.2, "Definitions". */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0)
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

for (const [theme, colour] of Object.entries(THEMES))
  describe(`edges that stand in the sun, ${theme}`, () => {
    const least = (one: string, other: string) => {
      const found = contrast(colour[one]!, colour[other]!)
      expect(found, `${one} against ${other} is ${found.toFixed(2)}:1`).toBeGreaterThanOrEqual(3)
    }

    test('the edge of a card, a field, a choice and a pick, on whatever stands behind it', () => {
      for (const selector of ['.card', '.input', '.choice', '.pick'])
        for (const ground of ['ground', 'surface', 'sunk']) least(tokenOf(selector, 'border'), ground)
    })

    test('what is chosen is filled, against what is not', () => {
      for (const [chosen, free] of [
        ['.choice:has(input:checked)', '.choice'],
        ['.pick[aria-pressed="true"]', '.pick'],
      ] as const)
        least(tokenOf(chosen, 'background'), tokenOf(free, 'background'))
    })

    test('its words and its tick, on the filling', () => {
      const filling = colour[tokenOf('.choice:has(input:checked)', 'background')]!
      expect(contrast(colour[tokenOf('.choice:has(input:checked)', 'color')]!, filling)).toBeGreaterThanOrEqual(7)
      least(tokenOf('.choice:has(input:checked) input:checked::before', 'background'), 'leaf')
    })
  })
