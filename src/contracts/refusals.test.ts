import { expect, test } from 'bun:test'
import { REFUSALS } from './refusals.ts'

test('each refusal has the recorded code, which decides its HTTP status', () => {
  const codes = Map.groupBy(Object.entries(REFUSALS), ([, { code }]) => code)
  const lines = [...codes].map(
    ([code, entries]) =>
      `${code}: ${entries
        .map(([key]) => key)
        .sort()
        .join(' ')}`,
  )
  expect(lines.sort().join('\n')).toMatchSnapshot()
})
