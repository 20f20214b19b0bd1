import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

// Part of `npm run check`: openings of comments and subjects of commits, as CONTRIBUTING.md asks for them.
const root = join(import.meta.dir, '..')
/** Folders without such a comment. Add yours when it is clean. */
const CLEAN = ['bench', 'e2e', 'scripts', 'src']
/** Such comments in all other folders. Lower it when they get fewer; never raise it. */
const LEFT = 0

const OPENING = /(?:^|\s)(?:\/\/|\/\*\*?)\s+(?:What|Who|Whose|Whom|Whether|Of|By|As|Where|Which|How|So|That)\b/
const BLOCK_OPENING = /^\s*\* (?:What|Who|Whose|Whom|Whether|Of|By|As|Where|Which|How|So|That)\b/
const SUBJECT = /^[a-z0-9][a-z0-9 /-]*: \S/
const LONGEST_SUBJECT = 72
/** Landed although too long; history is not rewritten for it. */
const EXCUSED = ['test: follow native dialogs, safe stages and sprays in journeys and walks']

const found = [...new Glob('{src,scripts,e2e,bench}/**/*.{ts,tsx,mts,mjs,css}').scanSync(root)]
  .sort()
  .flatMap(openingsIn)
const inClean = found.filter((place) => CLEAN.some((folder) => place.startsWith(`${folder}/`)))
const elsewhere = found.length - inClean.length
const badSubjects = subjects().filter(
  (subject) => !EXCUSED.includes(subject) && (!SUBJECT.test(subject) || subject.length > LONGEST_SUBJECT),
)
const faults = [
  ...inClean.map((place) => `${place} begins a comment with a word that names nothing`),
  ...(elsewhere > LEFT
    ? [`${elsewhere} such comments outside the clean folders, ${LEFT} at most: --list names them`]
    : []),
  ...badSubjects.map((subject) => `The subject of a commit is "area: imperative" in 72 characters, not: ${subject}`),
]
for (const fault of faults) console.error(fault)
if (process.argv.includes('--list')) console.log(found.join('\n'))
if (elsewhere < LEFT) console.log(`LEFT in scripts/check-style.ts can be ${elsewhere}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Returns `path:line` of each comment that begins with a refused word. The later lines of a comment may. */
function openingsIn(path: string): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]?.trim() ?? ''
    const continues = line.trim().startsWith('//') && before.startsWith('//')
    const opens = OPENING.test(line) ? !continues : BLOCK_OPENING.test(line) && /^\/\*\*?$/.test(before)
    return opens ? [`${path}:${index + 1}`] : []
  })
}

/** Returns the subjects of the commits after this script was added; none without git. */
function subjects(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/check-style.ts').trim()
    return added ? git('log', '--no-merges', '--format=%s', `${added}..HEAD`).split('\n').filter(Boolean) : []
  } catch {
    return []
  }
}
