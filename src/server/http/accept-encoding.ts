import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** What packs smallest comes first. */
const SMALLEST: readonly Encoding[] = ['br', 'gzip']
/** What packs quickest comes first. */
export const QUICKEST: readonly Encoding[] = ['gzip', 'br']

const KNOWN_MAX = 100
const LENGTH_MAX = 100
/** What browsers send is some few texts. */
const known = new Map([SMALLEST, QUICKEST].map((offered) => [offered, new Map<string, Encoding | null>()]))

/** What Accept-Encoding likes most of `offered`, the first of two that it likes alike; null for none. */
export function chooseEncoding(header: string | undefined, offered = SMALLEST): Encoding | null {
  const among = known.get(offered)
  if (!among || header === undefined || header.length > LENGTH_MAX) return liked(header, offered)
  if (among.size >= KNOWN_MAX) among.clear()
  return among.getOrInsertComputed(header, () => liked(header, offered))
}

function liked(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const accepted = parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const liking = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.q ?? 0
  const [best] = offered
    .filter((encoding) => liking(encoding) > 0)
    .toSorted((one, other) => liking(other) - liking(one))
  return best ?? null
}
