import { expect, test } from 'bun:test'
import { childElementReader, elementText } from './elements.ts'
import { CAP_NAMESPACE } from './values.ts'
import type { XmlElement } from './xml.ts'

const element = (name: string, text: string, children: XmlElement[] = []) =>
  ({ name, uri: CAP_NAMESPACE, text, children }) as unknown as XmlElement

test('an identifier has at most 300 characters', () => {
  const named = (length: number) =>
    childElementReader(element('alert', '', [element('identifier', 'x'.repeat(length))])).name('identifier')
  expect(named(300)).toHaveLength(300)
  expect(() => named(301)).toThrow('The identifier is not valid.')
})

test('a description is shown up to 4000 characters, a longer one up to the last whole word', () => {
  const text = (letters: number) => `${'word '.repeat(799)}${'x'.repeat(letters)}`
  expect(elementText(element('description', text(5)))).toBe(text(5))
  expect(elementText(element('description', text(6)))).toBe(`${'word '.repeat(799).trim()}…`)
})
