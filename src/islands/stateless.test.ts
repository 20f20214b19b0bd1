import { describe, expect, test } from 'bun:test'
import { SOURCES } from '../../scripts/client/islands.ts'
import { moduleAt } from '../../scripts/client/modules.ts'
import { isStateless } from '../../scripts/client/stateless.ts'

describe('a module may have several copies on one page', () => {
  test.each([
    ['functions', 'export function twice(n) { return 2 * n }; export const half = (n) => n / 2'],
    ['constants', 'const DAY = 24 * 60; export const WORDS = { one: [DAY + " hours"], many: ["days"] }'],
    ['lists made of others', 'import { all } from "./all.ts"; export const IDS = Object.keys(all).filter((id) => id)'],
    ['sets that stay as they are', 'const LARGE = new Set(["a"]); export const isLarge = (id) => LARGE.has(id)'],
    [
      'values of its own arithmetic',
      'const half = (n) => { const part = n / 2; return { part } }; const X = [half(3)]',
    ],
    ['components', 'import { jsx } from "react/jsx-runtime"; export default function Card() { return jsx("p", {}) }'],
  ])('with %s', async (_, code) => expect(await isStateless(code)).toBe(true))

  test.each([
    ['a variable', 'let last = 0; export const next = () => ++last'],
    ['a collection to be filled', 'const seen = new Map(); export const see = (id) => seen.set(id, true)'],
    ['an empty list', 'export const waiting = []'],
    ['an empty object', 'const cache = {}; export const keep = (id, value) => { cache[id] = value }'],
    [
      'a constant whose member changes',
      'const state = { open: false }; export const open = () => { state.open = true }',
    ],
    ['a constant that is assigned to', 'const at = { n: 1 }; export const put = (more) => Object.assign(at, more)'],
    ['a list that grows', 'const all = ["a"]; export const add = (one) => all.push(one)'],
    ['a counter in an object', 'const count = { n: 0 }; export const up = () => count.n++'],
    ['a class, which is recognised by identity', 'export class Refused extends Error {}'],
    ['a context', 'import { createContext } from "react"; export const Page = createContext(null)'],
    ['a value of another module', 'import { create } from "./store.ts"; export const store = create()'],
    ['a store of its own function', 'const create = () => new Map(); export const store = create()'],
    ['something to do at once', 'addEventListener("online", () => 1)'],
  ])('but not with %s', async (_, code) => expect(await isStateless(code)).toBe(false))

  test.each([
    'islands/lib/page.tsx',
    'islands/lib/api.ts',
    'islands/lib/dialog-words.ts',
    'islands/lib/lazy-component.ts',
    'islands/lib/send-write.ts',
    'islands/offline/connection-state.ts',
    'islands/ui/toast-store.ts',
  ])('but not %s', async (path) => expect(await isStateless((await moduleAt(`${SOURCES}/${path}`)).code)).toBe(false))
})
