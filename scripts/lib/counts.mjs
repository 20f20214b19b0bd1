// Reads how many tests passed and failed out of the runners' own reports.

/** Counts of a JUnit report as `bun test` writes it; null when there is no report to read. */
export function junitCounts(xml) {
  const head = /<testsuites\b([^>]*)>/.exec(xml ?? '')
  if (head === null) return null
  const number = (name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head[1])?.[1] ?? 0)
  const failed = number('failures') + number('errors')
  const skipped = number('skipped')
  return { passed: number('tests') - failed - skipped, failed, skipped }
}

/** Counts of Playwright's JSON report; null when there is no report to read. A test that passed only at a second try counts as failed. */
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
