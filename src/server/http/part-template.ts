/** Of letters and digits only, so that neither an address nor HTML writes it in another way. */
const NONCE = `said${crypto.randomUUID().replaceAll('-', '')}n`
const HOLE = new RegExp(`${NONCE}(\\d+)z`)
const LEADS_ANYWHERE = new RegExp(` (?:href|src|action)="${NONCE}`)

/** The mark of a part's text, by its number. */
export const hole = (n: number): string => `${NONCE}${n}z`

/** The HTML of a part cut at its holes: `pieces[n]`, then the text of number `holes[n]`. */
export interface Cut {
  pieces: string[]
  holes: number[]
}

/** @throws Error where it is no part: then its component breaks the rules of `part` */
export function cut(html: string): Cut {
  const broken = Object.entries(BROKEN).find(([, is]) => is(html))
  if (broken) throw new Error(`A part of a page ${broken[0]}: ${html.slice(0, 80)}`)
  const parts = html.split(HOLE)
  return {
    pieces: parts.filter((_, n) => n % 2 === 0),
    holes: parts.filter((_, n) => n % 2 === 1).map(Number),
  }
}

/** As an attribute: no text of a person's holds a `"`. */
export function holdsUseId(html: string): boolean {
  return html.includes('="_') && /="_\w*R_\w*_"/.test(html)
}

/** By what is wrong. */
const BROKEN: Record<string, (html: string) => boolean> = {
  'begins or ends with a text': (html) => html !== '' && !/^<\w[\s\S]*[\w/]>$/.test(html),
  'puts a useId into its HTML': holdsUseId,
  'has a picture that React asks for at the head of the page': (html) => html.includes('<link '),
  // React would not see that it is a script.
  'has an address that begins with a text': (html) => LEADS_ANYWHERE.test(html),
}

export function put({ pieces, holes }: Cut, said: readonly string[]): string {
  let html = pieces[0]!
  for (let n = 0; n < holes.length; n++) html += said[holes[n]!]! + pieces[n + 1]!
  return html
}

/** In characters. */
export const sizeOf = ({ pieces }: Cut): number => pieces.reduce((sum, piece) => sum + piece.length, 0)
