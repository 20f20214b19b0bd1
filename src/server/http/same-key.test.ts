import { expect, test } from 'bun:test'
import { hashKey } from '@tanstack/react-query'
import { queryKey } from '../../contracts/call.ts'
import { pagesKey } from '../../contracts/list-pages.ts'
import { sameKey } from './same-key.ts'

test('reads are the same where react-query says so', () => {
  const path = '/api/posts'
  const keys = [
    queryKey(path),
    queryKey('/api/crops'),
    queryKey(path, {}),
    queryKey(path, { crop: undefined }),
    queryKey(path, { crop: null }),
    queryKey(path, { crop: 'maize' }),
    queryKey(path, { crop: 'maize', limit: 3 }),
    queryKey(path, { limit: 3, crop: 'maize' }),
    queryKey(path, { limit: 4, crop: 'maize' }),
    queryKey(path, { limit: '3', crop: 'maize' }),
    pagesKey(path, null),
    pagesKey(path, 'before'),
    pagesKey(path, null, { limit: 3 }),
  ]
  for (const one of keys)
    for (const other of keys)
      expect([one, other, sameKey(one, other)]).toEqual([one, other, hashKey(one) === hashKey(other)])
})
