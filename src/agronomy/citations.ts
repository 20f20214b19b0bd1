/** Citation, parsed from the one string that the data have. */
export interface Citation {
  title: string
  /** The first year the string names outside a span of years; null where it names none. */
  year: string | null
  /** DOIs, pages and repositories, in the order they are named; null where none is. */
  address: string | null
}

const DOI = /\b10\.\d{4,5}\/[^\s;,]+/g
const REPOSITORY = /\bGitHub ([\w-]+\/[\w.-]+)(?: @\w+)?/g
const PUBMED = /\bPMC\d+/g
const TOP = 'com|xyz|org|net|edu|gov|info|int|io|in|ng|na|ca|au|uk|ug|za|tk|eu|guru|fm'
/** A host with what finds the page on it: a path, `?p=…`, or the words and number of a catalogue. */
const PAGE = new RegExp(
  `\\b((?:[a-z0-9-]+\\.)+(?:${TOP}))\\b(?!\\.[a-z])(\\/[^\\s;,]*| \\d{4}\\/\\d{2}\\b| \\?p=\\d+| (?:[a-z]+ )?(?:[a-z]+ )?\\d{4,}\\b(?!-)| [a-z0-9]+(?:-[a-z0-9]+){2,})?`,
  'g',
)
const FAO56 = 'fao.org/4/x0490e'

/**
 * Splits a source as the data write it: the addresses in it go to `address`, and of a page's address only the host stays in
 * the title, where it is the name of who says it.
 */
export function citation(text: string): Citation {
  const found: string[] = text.includes('FAO-56') ? [FAO56] : []
  const keep = (address: string) => {
    const plain = balanced(address)
    if (!found.includes(plain)) found.push(plain)
    return plain
  }
  const title = text
    .replace(DOI, (doi, at: number) => {
      const plain = balanced(doi)
      keep(`doi.org/${plain}`)
      const rest = doi.slice(plain.length)
      // After an author it is only an address; alone it is the name.
      return /(, |\(|doi )$/.test(text.slice(0, at)) ? rest : doi
    })
    .replace(PUBMED, (id) => {
      keep(`ncbi.nlm.nih.gov/pmc/articles/${id}`)
      return id
    })
    .replace(REPOSITORY, (_, repository: string) => {
      keep(`github.com/${repository}`)
      return `GitHub ${repository}`
    })
    .replace(PAGE, (page, host: string) => {
      const whole = page.replace(/ (?=\d{4}\/\d{2}$)/, '/')
      return host + page.slice(keep(whole).length)
    })
  const year = text.startsWith('FAO-56')
    ? '1998'
    : (/(?<![\d./-])(?:19[5-9]|20[0-3])\d(?![\d/-])/.exec(title)?.[0] ?? null)
  return { title: tidy(title), year, address: found.length > 0 ? found.join('; ') : null }
}

/** Without a closing bracket that it did not open, and without the stop of the sentence round it. */
function balanced(address: string): string {
  let open = 0
  for (const [n, letter] of [...address].entries()) {
    if (letter === '(') open++
    if (letter === ')' && --open < 0) return address.slice(0, n)
  }
  return address.replace(/[.:]+$/, '')
}

const tidy = (title: string): string =>
  title
    .replace(/\((?:doi )?[\s,;:]*\)/g, '')
    .replace(/\((?:doi )?[\s,;:]+/g, '(')
    .replace(/,\s*(?:doi )?(?=[,;:)]|$| \()/g, '')
    .replace(/ stored (pages?)\b/g, ' $1')
    .replace(/\bstored /g, '')
    .replace(/\s*\(stored\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:)])/g, '$1')
    .trim()
