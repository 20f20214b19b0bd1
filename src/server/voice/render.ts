import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { fill } from '../../ground/fill.ts'
import { WORDS } from '../../words/index.ts'
import type { ClipStore } from './clip-store.ts'
import { keyOf } from './clips.ts'
import type { CallElement, Spoken } from './port.ts'
import type { Said, Scene } from './speech.ts'

/** How a call goes on and where its clips are. */
export interface Way {
  /** Of this server, as the provider reaches it. */
  origin: string
  /** Where the answer to a place is sent. */
  next(at: string, language: Language | null): string
}

/** Sends a text once a call; false: they have said STOP. */
type SendOnce = (key: string, text: string) => Promise<boolean>

/** Nobody hears silence: clips, the English voice, or a word that it comes by SMS. */
export function createRender(clips: Pick<ClipStore, 'playable'>) {
  const english = WORDS.en.voice

  /** Null: it cannot be spoken in this language. */
  function spokenOf(said: Said, language: Language, known: Map<string, string>, origin: string): Spoken[] | null {
    const all = said.clips?.map((clip) => known.get(clip))
    if (all?.every((address) => address !== undefined)) return all.map((address) => ({ play: origin + address }))
    return language === 'en' ? [{ say: said.text }] : null
  }

  return {
    async scene({ at, language, said, asks }: Scene, way: Way, sendOnce: SendOnce): Promise<CallElement[]> {
      const known = await clips.playable(language)
      const clip = (name: string, words: string): Spoken =>
        known.has(name) ? { play: way.origin + known.get(name) } : { say: words }
      const elements: CallElement[] = []
      const texts: string[] = []
      for (const one of said) {
        const spoken = spokenOf(one, language, known, way.origin)
        elements.push(...(spoken ?? []))
        if (!spoken) texts.push(one.text)
        else if (one.whole && spoken.some((each) => 'play' in each)) texts.push(one.whole)
      }
      const { prompt } = asks
      const silent = language !== 'en' && !known.has(prompt.clip)
      if (silent && prompt.bySms) texts.push(prompt.text)
      if (texts.length > 0) {
        const sent: boolean[] = []
        for (const text of texts) sent.push(await sendOnce(`sms ${hash(text)}`, text))
        const words = WORDS[language].voice
        elements.push(
          sent.includes(true)
            ? clip('by-sms', language === 'en' ? words.bySms : english.bySms)
            : clip('no-sms', language === 'en' ? words.noSms : english.noSms),
        )
      }
      const asked = clip(prompt.clip, prompt.english)
      const next = way.next(at, language)
      elements.push(
        'keys' in asks
          ? { keys: { most: asks.keys, prompt: asked, next } }
          : { record: { mostSeconds: asks.recordSeconds, prompt: asked, next } },
        // Runs where no key comes.
        clip('goodbye', english.goodbye),
      )
      return elements
    },

    /** The languages one after the other, each in its own voice; the key is heard through the last. */
    async languages(at: string, languages: readonly Language[], way: Way): Promise<CallElement[]> {
      const spoken: Spoken[] = []
      for (const language of languages) {
        const address = (await clips.playable(language)).get('language')
        const words = fill(english.chooseLanguage, { language: LANGUAGES[language].name, key: keyOf(language) })
        spoken.push(address === undefined ? { say: words } : { play: way.origin + address })
      }
      const prompt = spoken.pop()!
      return [...spoken, { keys: { most: 1, prompt, next: way.next(at, null) } }, { say: english.goodbye }]
    },
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
