import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** From the best. */
const OURS: Encoding[] = ['br', 'gzip']

/** What Accept-Encoding likes most of `offered`, the better of two that it likes alike; null for none. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[] = OURS): Encoding | null {
  const accepted = parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const liking = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.q ?? 0
  const [best] = OURS.filter((encoding) => offered.includes(encoding) && liking(encoding) > 0).sort(
    (one, other) => liking(other) - liking(one),
  )
  return best ?? null
}
