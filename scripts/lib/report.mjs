// Console report of a test run: steps as they go, failures as they happen, and the summary.
const PROGRESS_MS = 30_000
const LINES_MAX = 400

/** Starts a report. Every step added counts in `end`, finished or not. */
export function createReport(say = console.log) {
  const steps = []

  /** Adds a running step; `results` are its counts, kept up to date by the caller. */
  function start(name, results = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [], slowest: [] }) {
    const step = { name, results, notes: [] }
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
    say(`${name} …`)
    const progress = setInterval(() => say(`  ${name}: ${countsOf(results)} so far, ${seconds()}`), PROGRESS_MS)
    progress.unref()
    steps.push(step)
    const end = () => {
      clearInterval(progress)
      say(`${name}: ${countsOf(results)} (${seconds()})`)
      for (const { test, seconds } of results.slowest) say(`  ${seconds.toFixed(1)} s: ${test}`)
    }
    const note = (text) => step.notes.push(text)
    return {
      end,
      note,
      /** Counts a failure of the step itself. */
      fail(text) {
        results.failed += 1
        note(text)
        failure(name, text)
      },
      check(ok, output) {
        results[ok ? 'passed' : 'failed'] += 1
        if (!ok) failure(name, output)
        if (!ok) note('See its output above.')
        end()
      },
    }
  }

  function failure(name, text) {
    say(`\n--- failed in ${name} ---\n${shortened(text)}\n`)
  }

  /** Adds a step that failed before it could start. */
  function fail(name, reason) {
    const results = { passed: 0, failed: 1, skipped: 0, failures: [], skips: [] }
    steps.push({ name, results, notes: [reason] })
    failure(name, reason)
  }

  /** Adds a step that cannot run here; counts as one skipped test. */
  function skip(name, reason) {
    const results = { passed: 0, failed: 0, skipped: 1, failures: [], skips: [`not run: ${reason}`] }
    steps.push({ name, results, notes: [] })
    say(`${name}: not run: ${reason}`)
  }

  /** Prints the summary, whose last line is the counts. True when nothing failed. */
  function end(note) {
    say('')
    for (const { name, results, notes } of steps) {
      for (const each of [...results.failures, ...notes]) say(`Failed in ${name}: ${each}`)
    }
    for (const { name, results } of steps) for (const each of results.skips) say(`Skipped in ${name}: ${each}`)
    if (note) say(note)
    const sum = (key) => steps.reduce((total, { results }) => total + results[key], 0)
    const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
    say(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
    return sum('failed') === 0
  }

  return { start, fail, skip, failure, end }
}

const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The first lines of a failure say most, the last say how the runner ended. */
function shortened(text) {
  const lines = text.split('\n')
  if (lines.length <= LINES_MAX) return text
  const [head, tail] = [lines.slice(0, LINES_MAX - 100), lines.slice(-100)]
  return [...head, `… ${lines.length - LINES_MAX} lines left out …`, ...tail].join('\n')
}
