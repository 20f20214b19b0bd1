import type { User } from '../../../contracts/account.ts'
import { canonicalCrop } from '../../../contracts/crops.ts'
import { BAG_KEYS, type HarvestAnswer } from '../../../contracts/harvests.ts'
import { AppError } from '../../../shared/errors.ts'
import { isIn } from '../../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { phoneActor } from '../../foundation/actor.ts'
import type { HarvestService } from '../../harvests/service.ts'
import type { Caller } from './caller.ts'
import { clipNames, type SentenceName } from './clips.ts'
import type { Prompt, Scene, Utterance } from './utterances.ts'

const BAG_DIGITS = 4

/** Returns the next place of the harvest question. Places: `harvest.ID`, `harvest-bags.ID`, `harvest-bag.ID.BAGS`, and `harvest-told.ID.BAGS.KEY` or `harvest-told.ID`. */
export function nextHarvestPlace(at: string, keys: string | null): string | null {
  const [place = '', id = '', bags = ''] = at.split('.')
  if (keys === null) return at
  if (place === 'harvest-bags') return /^\d+$/.test(keys) ? bagsPlace(id, Number(keys)) : null
  if (keys === '9') return at
  if (keys === '0') return 'home'
  if (place === 'harvest-bag') return isIn(BAG_KEYS, keys) ? `harvest-told.${id}.${bags}.${keys}` : null
  return { 1: `harvest-bags.${id}`, 2: bagsPlace(id, 0), 3: `harvest-told.${id}` }[keys] ?? null
}

const bagsPlace = (id: string, bags: number) =>
  bags === 0 ? `harvest-told.${id}.0.${BAG_KEYS[0]}` : `harvest-bag.${id}.${bags}`

interface Parts {
  sentence: (name: SentenceName, language: Caller['language']) => Utterance
  english: (name: SentenceName, language: Caller['language']) => Utterance
  prompt: (name: SentenceName) => Prompt
  home: (caller: Caller, utterances: Utterance[]) => Scene
  only: (caller: Caller, at: string, name: SentenceName) => Scene
}

export function createHarvestScenes(harvests: Pick<HarvestService, 'open' | 'asked' | 'take'>, parts: Parts) {
  const { sentence, english, prompt, home, only } = parts

  async function storeHarvest(caller: Caller, user: User, cropId: string, given: HarvestAnswer): Promise<Scene> {
    const { language } = caller
    await caller
      .once('harvest', () => harvests.take(phoneActor(user), cropId, given))
      .catch((error: unknown) => {
        // The question was answered on another channel meanwhile.
        if (!(error instanceof AppError)) throw error
      })
    if (given.bags && (await harvests.asked(phoneActor(user), cropId)) === 'sure')
      return bags(caller, cropId, [english('harvest-sure', language)])
    return home(caller, [sentence('done', language)])
  }

  const bags = ({ language }: Caller, cropId: string, utterances: Utterance[] = []): Scene => ({
    at: `harvest-bags.${cropId}`,
    language,
    utterances,
    asks: { prompt: prompt('harvest-bags'), keys: BAG_DIGITS },
  })

  return async function arrive(caller: Caller, at: string): Promise<Scene> {
    const { user, language } = caller
    if (!user) return only(caller, 'nobody', 'not-registered')
    const [place = '', cropId = '', number = '', key = ''] = at.split('.')
    if (place === 'harvest-told') {
      const bag = BAG_KEYS.find((each) => each === key) ?? BAG_KEYS[0]
      return storeHarvest(caller, user, cropId, { bags: number === '' ? null : Number(number), bag })
    }
    const question = await harvests.open(user.id, { cropId })
    if (!question) return home(caller, [sentence('done', language)])
    if (place === 'harvest-bags') return bags(caller, cropId)
    if (place === 'harvest-bag')
      return { at, language, utterances: [], asks: { prompt: prompt('harvest-bag'), keys: 1 } }
    const crop = canonicalCrop(question.cropType)
    const name: Utterance = { clips: [clipNames.crop(crop)], text: TEXTS_BY_LANGUAGE[language].advice.crops[crop] }
    const utterances = [sentence('harvest-about', language), name]
    return { at, language, utterances, asks: { prompt: prompt('harvest-keys'), keys: 1 } }
  }
}
