import { expect, test } from 'bun:test'
import { ApiError } from './api.ts'

test.each([
  ['', 'Payload Too Large'],
  ['<html><h1>413 Request Entity Too Large</h1></html>', 'Request Entity Too Large'],
  ['{"message":"Image must be smaller than 5MB"}', ''],
])('a 413 that says “%s” is told as a picture that is too large', (body, statusText) => {
  expect(new ApiError(413, body, statusText).sentence).toBe('Image must be smaller than 5MB')
})

test("any other refusal is told in the server's words, and a 413 of its own keeps them", () => {
  expect(new ApiError(400, '{"message":"Please write something in your post"}', '').sentence).toBe(
    'Please write something in your post',
  )
  expect(new ApiError(413, '{"message":"Too much"}', '').sentence).toBe('Too much')
  expect(new ApiError(502, '', 'Bad Gateway').sentence).toBe('Bad Gateway')
})
