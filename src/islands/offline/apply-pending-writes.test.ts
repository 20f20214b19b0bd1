import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories, saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { applyPendingWrites } from './apply-pending-writes.ts'
import type { PendingWrite } from './pending-write.ts'

const advisory = (id: string) => ({ id, title: `Advice ${id}`, done: false, useful: null }) as unknown as Advisory
const said = (id: string, body: object, more: Partial<PendingWrite> = {}) =>
  ({
    kind: 'feedback',
    path: fillPath(saveAdvisoryFeedback.path, { id }),
    body,
    refusal: null,
    ...more,
  }) as PendingWrite
const shownOf = (client: QueryClient) => ({
  list: client.getQueryData<Advisory[]>(queryKeyOf(listAdvisories.path))!.map(({ done }) => done),
  one: client.getQueryData<Advisory>(queryKeyOf(fillPath(getAdvisory.path, { id: 'b' })))!.done,
})

function phone() {
  const client = new QueryClient()
  client.setQueryData(queryKeyOf(listAdvisories.path), [advisory('a'), advisory('b')])
  client.setQueryData(queryKeyOf(fillPath(getAdvisory.path, { id: 'b' })), advisory('b'))
  return client
}

test('what waits to be sent of an advisory is seen on a page that was kept before it', () => {
  const client = phone()
  applyPendingWrites(client, [said('b', { done: true })])
  expect(shownOf(client)).toEqual({ list: [false, true], one: true })
})

test('the last word counts; what was refused, or is of another kind, changes nothing', () => {
  const client = phone()
  applyPendingWrites(client, [said('b', { done: true }), said('b', { done: false })])
  expect(shownOf(client)).toEqual({ list: [false, false], one: false })
  applyPendingWrites(client, [
    said('b', { done: true }, { refusal: { sentence: null, fields: {} } }),
    said('b', { done: true }, { kind: 'read' }),
  ])
  expect(shownOf(client)).toEqual({ list: [false, false], one: false })
})

test('a page that shows no advice gets none', () => {
  const client = new QueryClient()
  applyPendingWrites(client, [said('b', { done: true })])
  expect(
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([])
})
