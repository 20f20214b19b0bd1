import { expect, test } from 'bun:test'
import type { Translate } from '../../words/translate.ts'
import { ApiError, sentenceOf } from './api.ts'

const screen = Object.assign((key: string) => key, { knows: () => true }) as unknown as Translate

test.each([
  ['', 'Payload Too Large'],
  ['<html><h1>413 Request Entity Too Large</h1></html>', 'Request Entity Too Large'],
])('a 413 that says “%s” is told as a picture that is too large', (body, statusText) => {
  expect(sentenceOf(new ApiError(413, body, statusText), screen)).toBe('post.imageTooLarge')
})

test("any other refusal is told in the server's words, and a 413 of its own keeps them", () => {
  expect(new ApiError(400, '{"message":"Please write something in your post"}', '').sentence).toBe(
    'Please write something in your post',
  )
  expect(sentenceOf(new ApiError(413, '{"message":"Too much"}', ''), screen)).toBe('Too much')
  expect(new ApiError(502, '', 'Bad Gateway').sentence).toBe('Bad Gateway')
})
