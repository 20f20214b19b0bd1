import { LANGUAGE_IDS, type Language } from '../../src/contracts/languages.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import { WORDS } from '../../src/words/index.ts'
import type { MessageKey } from '../../src/words/translate.ts'
import { islandFiles, MAIN, SET_UP, SOURCES } from './islands.ts'
import { moduleAt, reachedFrom } from './modules.ts'

const KEYS = Object.keys(WORDS.en.screens) as MessageKey[]
/** The words themselves, which would name every key. */
const IN_WORDS = new RegExp(`^${SOURCES}/words/\\w+/`)
/** Fewer words of dialogs than this come with the page's own: a file of theirs would save less than its head. */
const WORTH_A_FILE = 40
const LITERAL = /(['"])([a-zA-Z]+\.[^'"\\\n]+)\1/g
const TEMPLATE = /`([a-zA-Z]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g

/** The words of an island: those that its page needs at once, and those that come with its first dialog or bar. */
export interface Keys {
  first: MessageKey[]
  ofDialogs: MessageKey[]
  /** Those that come with the set-up of crops; what another dialog says too is in both. */
  ofSetUp: MessageKey[]
}

/**
 * The messages that each island can show, its dialogs and all that comes with every page included: every key that stands
 * in one of its source files, whole or as a template (`crop.${type}`: all crops).
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

/** The keys of messages that a source names, whole or in part. */
export function keysIn(code: string): MessageKey[] {
  const whole = new Set([...code.matchAll(LITERAL)].map((match) => match[2]))
  const partly = [...code.matchAll(TEMPLATE)].map((match) => patternOf(match[1]!))
  return KEYS.filter((key) => whole.has(key) || partly.some((pattern) => pattern.test(key)))
}

/** `home.${id}Soon`: whatever stands for `id`. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.').replaceAll('+', '\\+'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** The words of one island in each language, as the module that its pages load. */
export const wordsModules = (keys: MessageKey[]): [Language, string][] =>
  LANGUAGE_IDS.map((language) => {
    const words = Object.fromEntries(keys.map((key) => [key, WORDS[language].screens[key]]))
    return [language, `export default ${JSON.stringify(words)}`]
  })
