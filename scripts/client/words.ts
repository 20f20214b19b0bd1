import { LANGUAGE_IDS, type Language } from '../../src/contracts/languages.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import { itemAt } from '../../src/shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../../src/words/index.ts'
import type { MessageKey } from '../../src/words/translate.ts'
import { islandFiles, MAIN, SET_UP, SOURCES } from './islands.ts'
import { moduleAt, reachedFrom } from './modules.ts'

const KEYS = Object.keys(TEXTS_BY_LANGUAGE.en.screens) as MessageKey[]
/** Word files contain every key. */
const IN_WORDS = new RegExp(`^${SOURCES}/words/\\w+/`)
/** Below this number the words of dialogs come with the page: a file costs its headers. */
const WORTH_A_FILE = 40
const LITERAL = /(['"])([a-zA-Z]+\.[^'"\\\n]+)\1/g
const TEMPLATE = /`([a-zA-Z]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g

/** Message keys of an island: for its page, and for its first dialog or bar. */
interface Keys {
  first: MessageKey[]
  ofDialogs: MessageKey[]
  /** Keys of the crop set-up; other dialogs may repeat them. */
  ofSetUp: MessageKey[]
}

/**
 * Finds the messages of each island with its dialogs and shared modules: every key in its sources, whole or as a
 * template (`crop.${type}`: all crops).
 */
export async function keysOfIslands(): Promise<Map<IslandName, Keys>> {
  const files = await islandFiles()
  const always = await reachedFrom(MAIN)
  const alwaysLater = await reachedFrom(MAIN, { later: true, but: files.values() })
  const setUp = await keysOf(await reachedFrom(SET_UP))
  const keys = new Map<IslandName, Keys>()
  for (const [island, file] of files) {
    const first = await keysOf([...always, ...(await reachedFrom(file))])
    const besides = (all: MessageKey[]) => all.filter((key) => !first.includes(key))
    const ofDialogs = besides(
      await keysOf([...alwaysLater, ...(await reachedFrom(file, { later: true, but: [SET_UP] }))]),
    )
    const ofSetUp = (await reachedFrom(file, { later: true })).has(SET_UP) ? besides(setUp) : []
    keys.set(
      island,
      ofDialogs.length < WORTH_A_FILE
        ? {
            first: [...first, ...ofDialogs].sort(),
            ofDialogs: [],
            ofSetUp: ofSetUp.filter((key) => !ofDialogs.includes(key)),
          }
        : { first, ofDialogs, ofSetUp },
    )
  }
  return keys
}

async function keysOf(sources: Iterable<string>): Promise<MessageKey[]> {
  const named = new Set<MessageKey>()
  for (const path of sources)
    if (!IN_WORDS.test(path)) for (const key of keysIn((await moduleAt(path)).code)) named.add(key)
  return [...named].sort()
}

/** Finds message keys in a source, whole or as templates. */
export function keysIn(code: string): MessageKey[] {
  const whole = new Set([...code.matchAll(LITERAL)].map((match) => match[2]))
  const partly = [...code.matchAll(TEMPLATE)].map((match) => patternOf(itemAt(match, 1)))
  return KEYS.filter((key) => whole.has(key) || partly.some((pattern) => pattern.test(key)))
}

/** Matches any key of a template, like `home.${id}Soon`. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.').replaceAll('+', '\\+'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** Returns an island's words in each language as modules. */
export const wordsModules = (keys: MessageKey[]): [Language, string][] =>
  LANGUAGE_IDS.map((language) => {
    const words = Object.fromEntries(keys.map((key) => [key, TEXTS_BY_LANGUAGE[language].screens[key]]))
    return [language, `export default ${JSON.stringify(words)}`]
  })
