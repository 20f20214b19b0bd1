import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

const OFFERED_ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const KNOWN_MAX = 100
const LENGTH_MAX = 100
const cachedChoices = new Map<string, Encoding | null>()

/** Returns the encoding of `offered` that Accept-Encoding prefers, the first of two with equal weight; null for none. */
export function chooseEncoding(header: string | undefined, offered = OFFERED_ENCODINGS): Encoding | null {
  if (offered !== OFFERED_ENCODINGS || header === undefined || header.length > LENGTH_MAX)
    return preferredEncoding(header, offered)
  if (cachedChoices.size >= KNOWN_MAX) cachedChoices.clear()
  return cachedChoices.getOrInsertComputed(header, () => preferredEncoding(header, offered))
}

function preferredEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const accepted = parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const weight = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.q ?? 0
  const [best] = offered
    .filter((encoding) => weight(encoding) > 0)
    .toSorted((one, other) => weight(other) - weight(one))
  return best ?? null
}
