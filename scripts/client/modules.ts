import { dirname, extname, resolve } from 'node:path'
import { sourceOf } from './sources.ts'

/** Client source file with its static and dynamic imports. */
interface Module {
  code: string
  now: string[]
  later: string[]
}

const transpilers = {
  '.ts': new Bun.Transpiler({ loader: 'ts', target: 'browser' }),
  '.tsx': new Bun.Transpiler({ loader: 'tsx', target: 'browser' }),
}
const read = new Map<string, Promise<Module>>()

/** Reads a source file without types and comments, and its imports of own files. */
export function moduleAt(path: string): Promise<Module> {
  let module = read.get(path)
  if (!module) {
    module = parse(path)
    read.set(path, module)
  }
  return module
}

async function parse(path: string): Promise<Module> {
  const transpiler = transpilers[extname(path) as keyof typeof transpilers]
  const source = await sourceOf(path)
  const imports = transpiler.scanImports(source).filter((each) => each.path.startsWith('.'))
  const of = (kind: string) =>
    imports.filter((each) => each.kind === kind).map((each) => resolve(dirname(path), each.path))
  return { code: transpiler.transformSync(source), now: of('import-statement'), later: of('dynamic-import') }
}

/**
 * Returns all files reachable from `entry`, including it; with `later` also dynamic imports. Stops at the files of
 * `but`.
 */
export async function reachedFrom(
  entry: string,
  { later = false, but = [] }: { later?: boolean; but?: Iterable<string> } = {},
): Promise<Set<string>> {
  const ends = new Set(but)
  const reached = new Set<string>()
  const open = [entry]
  for (let path = open.pop(); path; path = open.pop()) {
    if (reached.has(path) || (path !== entry && ends.has(path))) continue
    reached.add(path)
    const module = await moduleAt(path)
    open.push(...module.now, ...(later ? module.later : []))
  }
  return reached
}
