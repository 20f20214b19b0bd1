import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../src/contracts/languages.ts'
import { openFile } from '../src/db/file/open-file.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { TEXTS_BY_LANGUAGE } from '../src/words/index.ts'
import { contentWords } from '../src/words/same-question.ts'
import { sentencesOf } from '../src/words/sentences.ts'
import type { Figure } from './figures.ts'

const ROWS = Number(process.env.BENCH_KEPT_ANSWERS ?? 1_000_000)
const TIMES = 300
const CROPS = [
  'maize',
  'rice',
  'cowpeas',
  'yam',
  'cassava',
  'sorghum',
  'millet',
  'groundnuts',
  'tomato',
  'onion',
] as const
const AT_ONCE = 2000

/** Saved answers that fit a question, of a million in seven languages about ten crops, in the words of our own advice. */
export async function measureQuestions(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-questions-'))
  const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off' })
  const { db, answerBank, close } = await composeServices(config, {
    db: openFile(join(folder, 'gona.db')),
    logLevel: 'silent',
  })
  const words = Object.fromEntries(
    LANGUAGE_IDS.map((language) => {
      const advice = [...sentencesOf(TEXTS_BY_LANGUAGE[language])].filter(([path]) => path.startsWith('advice.'))
      return [language, advice.flatMap(([, text]) => contentWords(text, language))]
    }),
  ) as Record<Language, string[]>
  let seed = 1
  const random = (most: number) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed % most
  }
  const say = (language: Language, count: number) =>
    Array.from({ length: count }, () => words[language][random(words[language].length)]).join(' ')
  const language = (n: number) => LANGUAGE_IDS[n % LANGUAGE_IDS.length]!
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => [
      from + n + 1,
      language(from + n),
      CROPS[random(CROPS.length)]!,
      say(language(from + n), 7),
      say(language(from + n), 14),
    ])
    const list = JSON.stringify(rows)
    const column = (at: number) => sql.raw(`(value ->> '$[${at}]')`)
    await db.write(
      sql`insert into kept_answers (n, id, language, crop_type, question, answer, approved, indexed, created_at)
        select ${column(0)}, 'k' || ${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}, ${column(4)}, 1, 0, '2026-01-01' from json_each(${list})`,
    )
  }
  await answerBank.search.rebuild()
  const took: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const tongue = language(n)
    const sample = {
      text: say(tongue, 7),
      language: tongue,
      cropType: CROPS[random(CROPS.length)]!,
      stage: null,
      region: null,
    }
    const start = performance.now()
    await answerBank.fitting(sample)
    took.push(performance.now() - start)
  }
  await close()
  rmSync(folder, { recursive: true })
  took.sort((a, b) => a - b)
  const what = 'kept answers that fit, of a million'
  return [
    { what: `${what}: median`, value: took[Math.floor(TIMES * 0.5)]!, unit: 'ms' },
    { what: `${what}: p99`, value: took[Math.floor(TIMES * 0.99)]!, unit: 'ms', aim: 50 },
  ]
}
