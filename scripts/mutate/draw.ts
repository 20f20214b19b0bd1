import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/async'
import { firstItem, itemAt, valueAt } from '../../src/shared/lookups.ts'
import { type Edit, editsIn } from './edits.ts'

export interface Fault extends Edit {
  file: string
  line: number
  from: string
}

/** Candidate lines by file. */
export type Lines = Map<string, number[]>

/** TypeScript errors for unused names (6133, 6192, 6196, 6198), which an author would remove too. */
const LEFT_OVER = new Set([6133, 6192, 6196, 6198])
/** Attempts per fault before giving up. */
const PATIENCE = 100

/**
 * Draws `count` different faults that type-check, each on a random line.
 * @param importers files that import a value from a file: they must type-check too
 */
export async function draw(
  root: string,
  lines: Lines,
  importers: Map<string, string[]>,
  count: number,
  random: () => number,
): Promise<Fault[]> {
  const pick = <T>(items: readonly T[]): T => itemAt(items, Math.floor(random() * items.length))
  const all = [...lines].flatMap(([file, numbers]) => numbers.map((line) => ({ file, line })))
  const compiler = await openCompiler(root)
  const candidates = new Map<string, Fault[]>()
  const faults: Fault[] = []
  const seen = new Set<Fault>()
  try {
    for (let tries = 0; faults.length < count && tries < count * PATIENCE && all.length > 0; tries++) {
      const { file, line } = pick(all)
      if (!candidates.has(file)) candidates.set(file, await compiler.candidatesIn(file))
      const here = valueAt(candidates, file).filter((fault) => fault.line === line && !seen.has(fault))
      if (here.length === 0) continue
      const fault = pick(here)
      seen.add(fault)
      if (await compiler.accepts(fault, importers.get(file) ?? [])) faults.push(fault)
    }
  } finally {
    await compiler.close()
  }
  return faults
}

export const withFault = (source: string, { start, end, to }: Edit) => source.slice(0, start) + to + source.slice(end)

/** TypeScript project in which one file can be changed in memory. */
async function openCompiler(root: string) {
  const changed = new Map<string, string>()
  const api = new API({ cwd: root, fs: { readFile: (path) => changed.get(path) } })
  let snapshot = await api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] })
  const program = () => firstItem(snapshot.getProjects()).program
  const reread = async (path: string) => {
    const before = snapshot
    snapshot = await api.updateSnapshot({ fileChanges: { changed: [path] } })
    await before.dispose()
  }
  const isSound = async (path: string) => {
    const wrong = [
      ...(await program().getSyntacticDiagnostics(path)),
      ...(await program().getSemanticDiagnostics(path)),
    ]
    return wrong.every(({ code }) => LEFT_OVER.has(code))
  }
  return {
    async candidatesIn(file: string): Promise<Fault[]> {
      const source = await program().getSourceFile(join(root, file))
      if (!source) return []
      const { text } = source
      return editsIn(source).map((edit) => ({
        ...edit,
        file,
        line: text.slice(0, edit.start).split('\n').length,
        from: text.slice(edit.start, edit.end),
      }))
    },
    async accepts(fault: Fault, importers: string[]): Promise<boolean> {
      const path = join(root, fault.file)
      changed.set(path, withFault(readFileSync(path, 'utf8'), fault))
      await reread(path)
      try {
        for (const each of [fault.file, ...importers]) if (!(await isSound(join(root, each)))) return false
        return true
      } finally {
        changed.delete(path)
        await reread(path)
      }
    },
    close: () => api.close(),
  }
}
