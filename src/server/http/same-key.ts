/** Whether two reads are the same, as react-query has it: by path and by what of the query is set. */
export const sameKey = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, n) => part === other[n] || sameQuery(part, other[n]))

function sameQuery(one: unknown, other: unknown): boolean {
  return isQuery(one) && isQuery(other) && holds(one, other) && holds(other, one)
}

const isQuery = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null

/** What a query sets is text, number or null. */
function holds(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  for (const name in one) if (one[name] !== other[name]) return false
  return true
}
