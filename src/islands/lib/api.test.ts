import { expect, spyOn, test } from 'bun:test'
import type { Translate } from '../../words/translate.ts'
import { ApiError, errorMessage, sendRequest } from './api.ts'

const screen = Object.assign((key: string) => key, { knows: () => true }) as unknown as Translate

test.each([
  ['', 'Payload Too Large'],
  ['<html><h1>413 Request Entity Too Large</h1></html>', 'Request Entity Too Large'],
])('a 413 that says “%s” is told as a picture that is too large', (body, statusText) => {
  expect(errorMessage(new ApiError(413, body, statusText), screen)).toBe('post.imageTooLarge')
})

test("any other refusal is told in the server's words, and a 413 of its own keeps them", () => {
  expect(new ApiError(400, '{"message":"Please write something in your post"}', '').sentence).toBe(
    'Please write something in your post',
  )
  expect(errorMessage(new ApiError(413, '{"message":"Too much"}', ''), screen)).toBe('Too much')
  expect(new ApiError(502, '', 'Bad Gateway').sentence).toBe('Bad Gateway')
})

test.each([
  ['nothing', undefined, { 'idempotency-key': 'k' }, null],
  ['a picture', new FormData(), { 'idempotency-key': 'k' }, expect.any(FormData)],
  ['words', { text: 'Rain' }, { 'content-type': 'application/json', 'idempotency-key': 'k' }, '{"text":"Rain"}'],
])(
  'a call that sends %s names the type of its body only where the browser does not',
  async (_, body, headers, sent) => {
    const fetched = spyOn(globalThis, 'fetch').mockImplementation((async () => new Response('')) as never)
    await sendRequest('POST', '/api/posts', body, { 'idempotency-key': 'k' })
    expect(fetched.mock.calls[0]).toEqual([
      '/api/posts',
      expect.objectContaining({ method: 'POST', headers, body: sent }),
    ])
    fetched.mockRestore()
  },
)
