import { test } from 'bun:test'

/** `test` if the machine meets a need; otherwise a skipped test whose name states what is missing. */
export const testWith =
  (need: string, met: boolean) =>
  (name: string, work: Parameters<typeof test>[1], timeoutMs?: number): void => {
    if (met) test(name, work, timeoutMs)
    else test.skip(`${name} (needs ${need})`, work)
  }
