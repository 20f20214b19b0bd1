import { describe, expect, test } from 'bun:test'
import { postInputSchema, replyInputSchema } from './community.ts'
import { MAX_LENGTH } from './lengths.ts'

describe.each([
  ['a post', postInputSchema],
  ['a reply', replyInputSchema],
])('%s', (_, input) => {
  const contentOf = (content: string) => {
    const read = input.safeParse({ content })
    return read.success ? read.data.content : null
  }

  test('has words: blanks are none', () => {
    for (const content of ['', ' ', ' \n\t ']) expect(contentOf(content)).toBeNull()
    expect(contentOf(' Rain ')).toBe('Rain')
  })

  test('is as long as it may be, without the blanks around it', () => {
    const longest = 'x'.repeat(MAX_LENGTH.content)
    expect(contentOf(` ${longest} `)).toBe(longest)
    expect(contentOf(`${longest}x`)).toBeNull()
  })
})
