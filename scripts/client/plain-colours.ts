import { readFileSync } from 'node:fs'
import { firstItem, itemAt } from '../../src/shared/lookups.ts'

const TOKENS = readFileSync(`${import.meta.dir}/../../src/islands/ui/tokens.css`, 'utf8')
const LIGHT = new Map(
  [...firstItem(TOKENS.split('@media')).matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map((found) => [
    itemAt(found, 1),
    itemAt(found, 2),
  ]),
)

/** Pairs of text and background that need a fallback: each value adds bytes to every first visit. */
const MATTERS =
  /^(body|\.button(-secondary|-quiet|-sun|-danger)?|\.line-danger|\.card|\.bar|\.summary|\.sample|\.foot|\.try-crops button)$/
const COLOURS = /^(color|background|border|border-color):/

/** Adds plain light values before custom properties, for data-saving browsers without them. */
export function withPlainColours(css: string): string {
  return css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    if (!selectors.split(',').some((selector) => MATTERS.test(selector.trim()))) return rule
    const declarations = body.split(';').flatMap((declaration) => {
      const plain = declaration.replace(/var\((--[\w-]+)\)/g, (name, token: string) => LIGHT.get(token) ?? name)
      return COLOURS.test(declaration) && plain !== declaration && !plain.includes('var(')
        ? [plain, declaration]
        : [declaration]
    })
    return `${selectors}{${declarations.join(';')}}`
  })
}
