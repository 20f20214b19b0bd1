// Reads how many tests passed and failed out of the runners' own reports.

/**
 * Counts of a run of `bun test` from its JUnit report; null when there is none to read. A file that cannot be loaded is
 * missing from the report and is only in the sum that ends the `output`.
 */
export function bunCounts(xml, output) {
  const head = /<testsuites\b([^>]*)>/.exec(xml ?? '')
  if (head === null) return null
  const number = (name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head[1])?.[1] ?? 0)
  const failures = number('failures') + number('errors')
  const skipped = number('skipped')
  const told = Number(/^ *(\d+) fail$/m.exec(output)?.[1] ?? 0)
  return { passed: number('tests') - failures - skipped, failed: Math.max(failures, told), skipped }
}

/** Counts of Playwright's JSON report; null when there is no report to read. A test that passed only when it was tried again counts as failed: whoever asks for retries learns of it. */
export function playwrightCounts(json) {
  if (json === null) return null
  const { expected, unexpected, flaky, skipped } = JSON.parse(json).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** What a runner's step counts for: one failure where it has no report, found no test, or failed outside any test. */
export function stepCounts(ok, counts) {
  if (counts === null || counts.passed + counts.failed + counts.skipped === 0)
    return { passed: 0, failed: 1, skipped: 0 }
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
