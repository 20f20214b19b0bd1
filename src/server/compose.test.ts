import { expect, test } from 'bun:test'

const source = await Bun.file(new URL('compose.ts', import.meta.url)).text()
const body = source
  .slice(source.indexOf('export async function composeServices'))
  .replace(/\/\*\*?[^*]*\*\/|\/\/.*|'[^']*'/g, '')

test('every service is made before another one gets it', () => {
  const declared = [...body.matchAll(/^ {2}(?:const|let) (\w+)\b/gm)]
  const early = declared
    .map(([, name]) => name!)
    .filter((name, n) => new RegExp(`(?<![.\\w])${name}\\b(?!\\??:)`).test(body.slice(0, declared[n]!.index)))
  expect(declared.length).toBeGreaterThan(30)
  expect(early).toEqual([])
})
