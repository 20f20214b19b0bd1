import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../contracts/languages.ts'
import { technicalError } from '../../shared/errors.ts'
import { itemAt, valueAt } from '../../shared/lookups.ts'
import { type BlindReading, sentenceFingerprint } from '../../words/blind-readings.ts'
import type { JudgedCorrection } from '../../words/correcting/judge.ts'

/** Returns a language's folder in a checkout. @throws AppError not_found */
export function languageFolder(root: string, language: Language): string {
  const folder = join(root, 'src', 'words', language)
  if (!existsSync(folder))
    throw technicalError('not_found', `${folder} is not there: --source takes the folder of a checkout`)
  return folder
}

/** Sentence in a source file: line and literal. */
interface Written {
  file: string
  line: number
  literal: string
}

const KEY = /^(\s*)(?:'([^']+)'|([\w$]+)):\s*(.*)$/
const LITERAL = /^\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/
const INLINE = /(?:'([^']+)'|([\w$]+)):\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g

/** Finds each sentence in a file by the keys above it; the formatter indents by two spaces. */
function* sentencesIn(file: string, source: string): Generator<[path: string, written: Written]> {
  const above: string[] = []
  for (const [n, text] of source.split('\n').entries()) {
    const key = KEY.exec(text)
    const deep = key ? itemAt(key, 1).length / 2 : 0
    if (key && deep >= 1) {
      above.length = deep - 1
      above.push(key[2] ?? itemAt(key, 3))
    }
    const literal = LITERAL.exec(key ? itemAt(key, 4) : text)?.[1]
    if (literal && above.length > 0) yield [above.join('.'), { file, line: n, literal }]
    // Short entries are on the line of their key: `today: { noon: '…' }`.
    for (const [, quoted, bare, inner] of key?.[4]?.startsWith('{ ') ? key[4].matchAll(INLINE) : [])
      yield [[...above, quoted ?? bare].join('.'), { file, line: n, literal: inner! }]
  }
}

/** Returns the value of a source literal. */
const literalText = (literal: string): string =>
  literal.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
const literalOf = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/**
 * Writes accepted corrections to the sources, and reviewers to `readings.json`, changing only those lines. @returns ids
 * that were not found, or found twice, and are unchanged
 */
export async function writeSources(
  root: string,
  language: Language,
  judged: readonly JudgedCorrection[],
  present: ReadonlyMap<string, string>,
  reading: { as: BlindReading['state']; on: string },
): Promise<string[]> {
  const folder = languageFolder(root, language)
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const sources = new Map<string, string[]>()
  const written: [path: string, where: Written][] = []
  for (const file of files) {
    const source = await Bun.file(join(folder, file)).text()
    sources.set(file, source.split('\n'))
    written.push(...sentencesIn(file, source))
  }
  const lost: string[] = []
  const changed = new Set<string>()
  for (const { id, text } of judged.filter(({ outcome }) => outcome === 'taken')) {
    const found = written.filter(
      ([path, { literal }]) => (id === path || id.endsWith(`.${path}`)) && literalText(literal) === present.get(id),
    )
    // The longest path is the most specific.
    const longest = Math.max(...found.map(([path]) => path.length))
    const [best, other] = found.filter(([path]) => path.length === longest)
    if (!best || other) {
      lost.push(id)
      continue
    }
    const [, { file, line, literal }] = best
    const lines = valueAt(sources, file)
    lines[line] = itemAt(lines, line).replace(literal, () => literalOf(text))
    changed.add(file)
  }
  for (const file of changed) await Bun.write(join(folder, file), valueAt(sources, file).join('\n'))
  await addReadings(
    join(folder, 'readings.json'),
    judged.filter(({ id }) => !lost.includes(id)),
    reading,
  )
  return lost
}

/** Adds one reading per reviewer, replacing their former one of the same sentence. */
async function addReadings(
  path: string,
  judged: readonly JudgedCorrection[],
  { as, on }: { as: BlindReading['state']; on: string },
) {
  const read = judged.filter(({ outcome, by }) => by && (outcome === 'taken' || outcome === 'confirmed'))
  if (read.length === 0) return
  const readings: BlindReading[] = await Bun.file(path).json()
  for (const { id, text, literal, by } of read) {
    for (const reading of readings) if (reading.state === as) delete reading.sentences[id]
    let own = readings.find((reading) => reading.state === as && reading.by === by && reading.on === on)
    if (!own) {
      own = { state: as, by: by!, on, sentences: {} }
      readings.push(own)
    }
    own.sentences[id] = literal ? [sentenceFingerprint(text), literal] : [sentenceFingerprint(text)]
  }
  const filled = readings.filter(({ sentences }) => Object.keys(sentences).length > 0)
  await Bun.write(path, `${JSON.stringify(filled, null, 1)}\n`)
}
