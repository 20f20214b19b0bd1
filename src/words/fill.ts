export type Values = Record<string, string | number>

/** Each sentence cut at its braces, once: text, name, text, name, … text. */
const cuts = new Map<string, string[]>()

/**
 * Fills `{name}` and `{n|form for one|form for others}`, where `#` stands for the number. English, Afrikaans and Pidgin
 * tell one from many; the other languages use one form, which their texts simply write without a choice.
 */
export function fill(sentence: string, values: Values | ((name: string) => string | number) = {}): string {
  const parts = cuts.get(sentence) ?? sentence.split(/\{(.*?)\}/)
  cuts.set(sentence, parts)
  let text = parts[0]!
  for (let n = 1; n < parts.length; n += 2) {
    const [name, one, many] = parts[n]!.split('|')
    const value = String((typeof values === 'function' ? values(name!) : values[name!]) ?? '')
    text += (many === undefined ? value : (value === '1' ? one! : many).replace('#', () => value)) + parts[n + 1]!
  }
  return text
}
