import { LANGUAGES, type Language } from '../../../contracts/languages.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { TextDelivery, UnspokenText } from './call-texts.ts'
import type { ClipStore } from './clip-store.ts'
import { type AppNames, keypadKeyOfLanguage, type SentenceName, spokenUssdCode } from './clips.ts'
import { type Scene, SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'
import type { CallElement, SpokenElement } from './voice-provider.ts'

export interface RenderTarget {
  /** Origin of this server as the provider reaches it. */
  origin: string
  /** Returns the address for the input at a place. */
  next(at: string, language: Language | null): string
}

type Collect = (texts: UnspokenText[]) => Promise<TextDelivery>

const ALWAYS_PLAYABLE_CLIPS: readonly string[] = [
  'goodbye',
  'by-sms',
  'no-sms',
  'not-today',
  'not-there',
  'not-sent',
  'dial',
]
/** Clips without which a caller cannot navigate. */
const NAVIGATION_CLIPS: readonly SentenceName[] = ['menu', 'after', 'ask', 'goodbye']

const englishVoiceTexts = TEXTS_BY_LANGUAGE.en.voice

/** Renders each utterance as clips, as the English voice, or as a notice that the text follows by SMS, so that the caller never hears silence. */
export function createSceneRenderer(clips: Pick<ClipStore, 'playable'>, named: AppNames) {
  return {
    /** Reports whether a language has the clips to guide a caller; English always has the provider's voice. */
    async leads(language: Language): Promise<boolean> {
      if (language === 'en') return true
      const known = await clips.playable(language, NAVIGATION_CLIPS)
      return NAVIGATION_CLIPS.every((clip) => known.has(clip))
    },

    async scene(
      { at, language, utterances, asks }: Scene,
      way: RenderTarget,
      collect: Collect,
    ): Promise<CallElement[]> {
      const { prompt } = asks
      const spokenClips = utterances.flatMap((one) => one.clips ?? [])
      const known = await clips.playable(language, [...spokenClips, prompt.clip, ...ALWAYS_PLAYABLE_CLIPS])
      const clip = (name: string, words: string): SpokenElement =>
        known.has(name) ? { play: way.origin + known.get(name) } : { say: words }
      const elements: CallElement[] = []
      const texts: UnspokenText[] = []
      for (const one of utterances) {
        const spoken = spokenOf(one, language, known, way.origin)
        const { sms = one.text, rank = SPOKEN_TEXT_RANK.line } = one
        if (spoken) elements.push(...spoken)
        else if (one.english) elements.push({ say: one.english })
        else if (rank > SPOKEN_TEXT_RANK.aside) texts.push({ text: sms, rank })
      }
      if (texts.length > 0) {
        for (const notice of noticesFor(named, await collect(texts))) elements.push(clip(notice.clip, notice.english))
      }
      const prompts = clip(prompt.clip, prompt.english)
      const next = way.next(at, language)
      elements.push(
        'keys' in asks
          ? { keys: { most: asks.keys, prompt: prompts, next } }
          : { record: { mostSeconds: asks.recordSeconds, prompt: prompts, next } },
        // Runs when no key is pressed.
        clip('goodbye', englishVoiceTexts.goodbye),
      )
      return elements
    },

    async languages(at: string, languages: readonly Language[], way: RenderTarget): Promise<CallElement[]> {
      const spoken: SpokenElement[] = []
      for (const language of languages) {
        const address = (await clips.playable(language, ['language'])).get('language')
        const words = fillPlaceholders(englishVoiceTexts.chooseLanguage, {
          language: LANGUAGES[language].name,
          key: keypadKeyOfLanguage(language),
        })
        spoken.push(address === undefined ? { say: words } : { play: way.origin + address })
      }
      const prompt = spoken.pop()!
      return [...spoken, { keys: { most: 1, prompt, next: way.next(at, null) } }, { say: englishVoiceTexts.goodbye }]
    },
  }
}

/** Returns the clips that announce how unspoken texts reach the caller, or why they do not. */
function noticesFor(named: AppNames, way: TextDelivery): { clip: string; english: string }[] {
  const dial = spokenUssdCode('en', named)
  if (way === 'sms') return [{ clip: 'by-sms', english: englishVoiceTexts.bySms }]
  if (way === 'stopped') return [{ clip: 'no-sms', english: englishVoiceTexts.noSms }]
  const instead = dial ? [{ clip: 'dial', english: dial }] : []
  if (way === 'not today') return [{ clip: 'not-today', english: englishVoiceTexts.notToday }, ...instead]
  if (way === 'not there') return [{ clip: 'not-there', english: englishVoiceTexts.notThere }, ...instead]
  return dial ? instead : [{ clip: 'not-sent', english: englishVoiceTexts.notSent }]
}

/** Returns null if the text cannot be spoken in this language. */
function spokenOf(
  utterances: Utterance,
  language: Language,
  known: Map<string, string>,
  origin: string,
): SpokenElement[] | null {
  const all = utterances.clips?.map((clip) => known.get(clip))
  if (all?.every((address) => address !== undefined)) return all.map((address) => ({ play: origin + address }))
  return language === 'en' ? [{ say: utterances.text }] : null
}
