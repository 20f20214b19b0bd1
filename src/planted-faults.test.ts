import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from '../scripts/mutations/mutation.ts'

const ROOT = join(import.meta.dir, '..')
const LISTS = join(ROOT, 'scripts/mutations')

const named = await Promise.all(
  readdirSync(LISTS)
    .filter((list) => list !== 'mutation.ts')
    .map(async (list) => {
      const { mutations } = (await import(join(LISTS, list))) as { mutations: Mutation[] }
      return mutations.map((mutation) => ({ ...mutation, list: list.replace('.ts', '') }))
    }),
)
const mutations = named.flat()

test('every fault that `npm run mutate` plants occurs once in the file it names, and its tests exist', () => {
  const lost = mutations.flatMap(({ id, file, from, tests }) => {
    const found = existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), 'utf8').split(from).length === 2
    const missing = tests.filter((path) => path !== 'types' && !existsSync(join(ROOT, path)))
    return found && missing.length === 0 ? [] : [`${id}: ${found ? missing.join(', ') : file}`]
  })
  expect(lost).toEqual([])
})

test('every fault has an id of its own that begins with its list', () => {
  const ids = mutations.map(({ id }) => id)
  expect(
    mutations.filter(({ id, list }) => !id.startsWith(`${list}.`) || ids.indexOf(id) !== ids.lastIndexOf(id)),
  ).toEqual([])
})
