import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** From the best. */
const OURS: Encoding[] = ['br', 'gzip']

const KNOWN_MAX = 100
const LENGTH_MAX = 100
/** What browsers send is some few texts. */
const known = new Map<string, Encoding | null>()

/** What Accept-Encoding likes most of `offered`, the better of two that it likes alike; null for none. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[] = OURS): Encoding | null {
  if (offered !== OURS || header === undefined || header.length > LENGTH_MAX) return liked(header, offered)
  if (known.size >= KNOWN_MAX) known.clear()
  return known.getOrInsertComputed(header, () => liked(header, OURS))
}

function liked(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const accepted = parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const liking = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.q ?? 0
  const [best] = OURS.filter((encoding) => offered.includes(encoding) && liking(encoding) > 0).sort(
    (one, other) => liking(other) - liking(one),
  )
  return best ?? null
}
