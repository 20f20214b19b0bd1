export type Values = Record<string, string | number>

/** A text, or the name of what stands there with its forms for one and for others. */
type Part = string | string[]

/** Each sentence cut at its braces, once. */
const cuts = new Map<string, Part[]>()

function cut(sentence: string): Part[] {
  const parts = sentence.split(/\{(.*?)\}/).map((part, n) => (n % 2 ? part.split('|') : part))
  cuts.set(sentence, parts)
  return parts
}

/**
 * Fills `{name}` and `{n|form for one|form for others}`, where `#` stands for the number. English, Afrikaans and Pidgin
 * tell one from many; the other languages use one form, which their texts simply write without a choice. A function is
 * also given what stands before.
 */
export function fill(
  sentence: string,
  values: Values | ((name: string, before: string) => string | number) = {},
): string {
  let text = ''
  const parts = cuts.get(sentence) ?? cut(sentence)
  for (let n = 0; n < parts.length; n++) {
    const part = parts[n]!
    if (typeof part === 'string') {
      text += part
      continue
    }
    const name = part[0]
    const one = part[1]
    const others = part[2]
    const value = typeof values === 'function' ? values(name!, text) : (values[name!] ?? '')
    text += others === undefined ? value : (Number(value) === 1 ? one! : others).replace('#', () => String(value))
  }
  return text
}
