import type { Fault } from './draw.ts'

export interface Verdict {
  kind: 'caught' | 'survived' | 'timed out'
  by?: string
}

/** Line of the list; a reviewer puts `not real` before a fault without a visible effect. */
const LINE = /^(not real\b.*?\s)?((caught|survived|timed out) {2}src\/.*)$/

/** Formats a line, like `survived  src/a.ts:12  turn comparison: < → <=`. */
export function verdictLine({ kind, by }: Verdict, { file, line, kind: change, from, to }: Fault): string {
  const what = `${change}: ${short(from)} → ${short(to)}`
  return [kind, `${file}:${line}`, what, ...(by ? [`(${by})`] : [])].join('  ')
}

const short = (text: string) => {
  const flat = text.replace(/\s+/g, ' ')
  return flat.length > 90 ? `${flat.slice(0, 87)}...` : flat
}

/** Returns the survivors and the rate of a list, without those marked `not real`. Lines may repeat. */
export function whatCameOut(printed: string[]): string {
  const found = printed.map((line) => LINE.exec(line.trim())).filter((match) => match !== null)
  const notReal = new Set(found.filter(([, mark]) => mark).map(([, , line]) => line))
  const real = new Map(found.filter(([, , line]) => !notReal.has(line)).map(([, , line, kind]) => [line!, kind!]))
  const of = (kind: Verdict['kind']) => [...real].filter((each) => each[1] === kind).map(([line]) => line)
  const [caught, survived, late] = [of('caught'), of('survived'), of('timed out')]
  const rate = (100 * caught.length) / Math.max(1, caught.length + survived.length)
  return [
    ...(survived.length > 0 ? ['', 'Survivors:', ...survived] : []),
    ...(late.length > 0 ? ['', 'Timed out:', ...late] : []),
    '',
    `${caught.length} caught, ${survived.length} survived, ${late.length} timed out, ${notReal.size} not real: ${rate.toFixed(1)} % caught`,
  ].join('\n')
}
