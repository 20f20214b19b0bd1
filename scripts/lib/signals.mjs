// Signals during a test run.

/** Ends the process on a signal: `stop` kills what runs, then the report prints its counts so far. */
export function endOnSignal(report, stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stop()
      report.end(`Stopped by ${signal}: tests that had not ended by then are not counted.`)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}
