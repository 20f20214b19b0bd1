interface Citation {
  title: string
  /** Year of publication: the first year in the text that is not part of a range; null without one. */
  year: string | null
  address: string | null
}

const DOI = /\b10\.\d{4,5}\/[^\s;,]+/g
const REPOSITORY = /\bGitHub ([\w-]+\/[\w.-]+)(?: @\w+)?/g
const PUBMED = /\bPMC\d+/g
const TOP = 'com|xyz|org|net|edu|gov|info|int|io|in|ng|na|ca|au|uk|ug|za|tk|eu|guru|fm'
const PAGE = new RegExp(
  `\\b((?:[a-z0-9-]+\\.)+(?:${TOP}))\\b(?!\\.[a-z])(\\/[^\\s;,]*| \\d{4}\\/\\d{2}\\b| \\?p=\\d+| (?:[a-z]+ )?(?:[a-z]+ )?\\d{4,}\\b(?!-)| [a-z0-9]+(?:-[a-z0-9]+){2,})?`,
  'g',
)
const FAO56 = 'fao.org/4/x0490e'

/** Splits a source string into title and web address; the title keeps only the host of the address. */
export function parseCitation(text: string): Citation {
  const found: string[] = text.includes('FAO-56') ? [FAO56] : []
  const keep = (address: string) => {
    const plain = trimUnbalancedBrackets(address)
    if (!found.includes(plain)) found.push(plain)
    return plain
  }
  const title = text
    .replace(DOI, (doi, at: number) => {
      const plain = trimUnbalancedBrackets(doi)
      keep(`doi.org/${plain}`)
      const rest = doi.slice(plain.length)
      // A DOI after an author's name is only an address; a DOI alone is also the title.
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
  return { title: tidyTitle(title), year, address: found.length > 0 ? found.join('; ') : null }
}

function trimUnbalancedBrackets(address: string): string {
  let open = 0
  for (const [n, letter] of [...address].entries()) {
    if (letter === '(') open++
    if (letter === ')' && --open < 0) return address.slice(0, n)
  }
  return address.replace(/[.:]+$/, '')
}

const tidyTitle = (title: string): string =>
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
