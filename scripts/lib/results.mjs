// Test results, read line by line from the output of `bun test` and of journeys-reporter.mjs.
import { stripVTControlCharacters } from 'node:util'

const FILE = /^(\S+\.(?:test|spec)\.\w+):$/
const RESULT = /^\((pass|fail|skip|todo)\) (.*)$/
const CRASH = /^✗ (\S+) \(worker crashed/
const RULE = /^-{10,}$/
/** The list of failed and skipped tests that bun repeats after many tests. */
const RECAP = /^\d+ tests? (?:failed|skipped|todo):$/
const CLOSING = /^ *(\d+) (pass|fail|skip|todo)$/
const DURATION = / \[([\d.]+)(m?)s\]$/
const SLOWEST = 5

/**
 * Collects counts, failed, skipped and slowest tests, and files while the tests run. `onFailure` receives each failure's text at
 * once.
 */
export function createResults(onFailure = () => {}) {
  const results = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
    skips: [],
    slowest: [],
    files: new Set(),
    file: '',
    read,
    close,
  }
  const closing = {}
  let block = []
  let recap = false
  /** Lines to skip in the report of an error outside a test. */
  let rules = 0

  function read(colored) {
    const line = stripVTControlCharacters(colored)
    const total = CLOSING.exec(line)
    if (total) closing[total[2]] = Number(total[1])
    recap ||= RECAP.test(line)
    if (recap || total) return
    const file = FILE.exec(line)?.[1]
    if (file) enter(file)
    else readBlock(line)
  }

  function enter(file) {
    results.file = file
    results.files.add(file)
    block = []
  }

  function readBlock(line) {
    // The reason of a timeout follows its result.
    if (block.length === 0 && line.startsWith('  ^ ')) return onFailure(line)
    block.push(line)
    const crashed = CRASH.exec(line)?.[1]
    if (crashed) {
      results.files.add(crashed)
      fail(crashed, line)
    } else if (line.startsWith('# Unhandled error')) rules = 2
    else if (rules > 0 && RULE.test(line)) {
      rules -= 1
      if (rules === 0) fail(results.file, '# Unhandled error outside the tests')
    } else readResult(line)
  }

  function readResult(line) {
    const [, outcome, text] = RESULT.exec(line) ?? []
    if (!outcome) return
    const name = text.replace(DURATION, '')
    time(name, DURATION.exec(text))
    if (outcome === 'fail') return fail(results.file, name)
    if (outcome === 'pass') results.passed += 1
    else {
      results.skipped += 1
      results.skips.push(`${results.file} ${name}`)
    }
    block = []
  }

  function time(name, duration) {
    if (!duration) return
    const seconds = Number(duration[1]) / (duration[2] ? 1000 : 1)
    results.slowest.push({ test: `${results.file} ${name}`, seconds })
    results.slowest.sort((one, other) => other.seconds - one.seconds).splice(SLOWEST)
  }

  function fail(file, name) {
    results.failed += 1
    results.failures.push(`${file} ${name}`)
    onFailure([`${file}:`, ...block].join('\n'))
    block = []
  }

  /** Ends reading: uses the printed totals where they are higher, and counts a failure without a test. */
  function close(ok) {
    results.passed = Math.max(results.passed, closing.pass ?? 0)
    results.failed = Math.max(results.failed, closing.fail ?? 0)
    results.skipped = Math.max(results.skipped, (closing.skip ?? 0) + (closing.todo ?? 0))
    const empty = results.passed + results.failed + results.skipped === 0
    if (results.failed === 0 && (!ok || empty)) {
      results.failed = 1
      results.failures.push(empty ? 'No test ran.' : 'The test runner failed outside the tests.')
      onFailure(block.slice(-100).join('\n'))
    }
    return results
  }

  return results
}
