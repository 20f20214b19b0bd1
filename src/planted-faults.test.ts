import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from '../scripts/mutations/mutation.ts'

const ROOT = join(import.meta.dir, '..')
const LISTS = join(ROOT, 'scripts/mutations')

test('every fault that `npm run mutate` plants stands once in the file it names, and its tests are there', async () => {
  const lost: string[] = []
  for (const name of readdirSync(LISTS).filter((list) => list !== 'mutation.ts')) {
    const { mutations } = (await import(join(LISTS, name))) as { mutations: Mutation[] }
    for (const { id, file, from, tests } of mutations) {
      const stands = existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), 'utf8').split(from).length === 2
      const missing = tests.filter((path) => path !== 'types' && !existsSync(join(ROOT, path)))
      if (!stands || missing.length > 0) lost.push(`${id}: ${stands ? missing.join(', ') : file}`)
    }
  }
  expect(lost).toEqual([])
})
