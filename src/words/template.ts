/** A template cut at its `{names}` once: text, name, text, name, … text. */
export interface Template {
  texts: readonly string[]
  names: readonly string[]
}

export function template(source: string): Template {
  const texts: string[] = []
  const names: string[] = []
  let at = 0
  for (let open = source.indexOf('{'); open >= 0; open = source.indexOf('{', at)) {
    const close = source.indexOf('}', open)
    if (close < 0) throw new Error(`Unclosed name in template: ${source}`)
    texts.push(source.slice(at, open))
    names.push(source.slice(open + 1, close))
    at = close + 1
  }
  texts.push(source.slice(at))
  return { texts, names }
}

export function fill({ texts, names }: Template, value: (name: string) => string): string {
  let text = texts[0]!
  for (let n = 0; n < names.length; n++) text += value(names[n]!) + texts[n + 1]!
  return text
}

export const capital = (text: string): string => (text ? text[0]!.toLocaleUpperCase('en') + text.slice(1) : text)
