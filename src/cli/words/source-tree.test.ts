import { afterAll, expect, test } from 'bun:test'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BlindReading, dangerousSentences, sentenceFingerprint } from '../../words/blind-readings.ts'
import type { JudgedCorrection } from '../../words/correcting/judge.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import { writeSources } from './source-tree.ts'

const root = await mkdtemp(join(tmpdir(), 'gona-words-'))
const SRC = join(import.meta.dir, '..', '..')
await cp(join(SRC, 'words'), join(root, 'src', 'words'), { recursive: true })
for (const room of ['contracts', 'ground', 'agronomy']) await symlink(join(SRC, room), join(root, 'src', room))
afterAll(() => rm(root, { recursive: true, force: true }))

test('every sentence that could hurt is found in the sources, and what was read there is written down', async () => {
  const present = sentencesOf(TEXTS_BY_LANGUAGE.ig)
  const judged = dangerousSentences().map((id, n): JudgedCorrection => {
    const text = `${present.get(id)!} “it's” \\ ${n}`
    return { line: n, id, outcome: 'taken', says: [], text, literal: `literally ${n}`, by: 'Ada' }
  })
  const lost = await writeSources(root, 'ig', judged, present, { as: 'native', on: '2026-07-01' })
  // Items of a list are left to a person, and equal sentences with the same last key in one file.
  expect(lost.filter((id) => !/\.\d+$/.test(id))).toEqual([])
  const { ig } = (await import(join(root, 'src', 'words', 'ig', 'index.ts'))) as { ig: unknown }
  const now = sentencesOf(ig)
  const [changed, others] = [
    judged.filter(({ id }) => !lost.includes(id)),
    [...present.keys()].filter((id) => !dangerousSentences().includes(id)),
  ]
  expect(changed.filter(({ id, text }) => now.get(id) !== text)).toEqual([])
  expect(others.filter((id) => now.get(id) !== present.get(id))).toEqual([])
  const readings: BlindReading[] = await Bun.file(join(root, 'src', 'words', 'ig', 'readings.json')).json()
  const { on, state, sentences } = readings.find(({ by }) => by === 'Ada')!
  expect({ on, state }).toEqual({ on: '2026-07-01', state: 'native' })
  const { id, text, literal } = changed[0]!
  expect(sentences[id]).toEqual([sentenceFingerprint(text), literal!])
})
