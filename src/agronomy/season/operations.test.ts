import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Practice } from '../crops/practice.ts'
import { PLAN_ROWS } from './operations.ts'

test('every row of every crop’s plan has its operation, and no operation is of a row that no crop has', async () => {
  const folder = join(import.meta.dir, '../data/practice')
  const rows = new Set<string>(['plant'])
  for (const file of readdirSync(folder)) {
    const { plan }: Practice = await Bun.file(join(folder, file)).json()
    for (const { id } of plan) rows.add(id)
  }
  expect([...rows].toSorted()).toEqual(Object.keys(PLAN_ROWS).toSorted())
})
