import { test } from 'bun:test'

/** `test` where the machine has what it needs; elsewhere a skipped test whose name says what is missing. */
export const testWith =
  (need: string, met: boolean) =>
  (name: string, work: Parameters<typeof test>[1], timeoutMs?: number): void => {
    if (met) test(name, work, timeoutMs)
    else test.skip(`${name} (needs ${need})`, work)
  }
