export type Values = Record<string, string | number>

interface Blank {
  before: string
  afterColon: boolean
  name: string
  one: string
  others: string | undefined
}
interface Cut {
  blanks: Blank[]
  end: string
}

const cachedCuts = new Map<string, Cut>()

function cutAtPlaceholders(sentence: string): Cut {
  const parts = sentence.split(/\{(.*?)\}/)
  const end = parts.pop()!
  const blanks: Blank[] = []
  for (let n = 0; n < parts.length; n += 2) {
    const [name = '', one = '', others] = parts[n + 1]!.split('|')
    const before = parts[n]!
    blanks.push({ before, afterColon: before.endsWith(': '), name, one, others })
  }
  const made = { blanks, end }
  cachedCuts.set(sentence, made)
  return made
}

/** Fills `{name}` and `{n|singular|plural}` (`#`: the number). Only English, Afrikaans, Pidgin have two forms. */
export const fillPlaceholders = (sentence: string, values: Values = {}): string =>
  fillPlaceholdersWith(sentence, (name) => values[name] ?? '')

/** Fills a sentence with the results of `say`, which also receives whether the placeholder follows a colon. */
export function fillPlaceholdersWith(
  sentence: string,
  say: (name: string, afterColon: boolean) => string | number,
): string {
  const { blanks, end } = cachedCuts.get(sentence) ?? cutAtPlaceholders(sentence)
  let text = ''
  for (let n = 0; n < blanks.length; n++) {
    const { before, afterColon, name, one, others } = blanks[n]!
    const value = say(name, afterColon)
    const numeral =
      others === undefined ? value : (Number(value) === 1 ? one : others).replace('#', () => String(value))
    text = `${text}${before}${numeral}`
  }
  return text + end
}
