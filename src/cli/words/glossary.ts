import type { Command } from 'commander'
import { LANGUAGES } from '../../contracts/languages.ts'
import { type GlossaryTermUse, glossaryUse } from '../../words/glossary/glossary.ts'
import type { CliContext } from '../context.ts'
import { parseLanguageOption } from './language-option.ts'

export function registerGlossary(words: Command, context: CliContext) {
  words
    .command('glossary')
    .description('terms of a language with forbidden forms and sources, for a native speaker to read in twenty minutes')
    .requiredOption('--language <tag>')
    .action(({ language: tag }: { language: string }) => {
      const language = parseLanguageOption(tag)
      const uses = glossaryUse(language)
      context.result(uses, () => glossarySheet(LANGUAGES[language].name, uses))
    })
}

function glossarySheet(name: string, uses: readonly GlossaryTermUse[]): string {
  const own = uses.filter(({ entry }) => entry.source === 'own reading').length
  return [
    `${name}: ${uses.length} terms, ${own} of them by our own reading. Is each the word that a farmer says? Tick it, or write the right word.`,
    ...uses.map(
      ({ term, entry, named, used, forbidden, second }, at) =>
        `[ ] ${at + 1}. ${term}: ${entry.use.join(', ')}  (${used} of ${named} sentences, ${forbidden + second} wrong; ${entry.source})`,
    ),
    'Read by: ____________________  Place: ____________________  Day: ____________________',
  ].join('\n')
}
