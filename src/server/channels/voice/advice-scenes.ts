import { phoneActor } from '../../foundation/actor.ts'
import { adviceUtterance } from './advice-utterance.ts'
import type { Caller } from './caller.ts'
import { clipNames } from './clips.ts'
import type { SceneContext } from './scene-parts.ts'
import type { Scene, Utterance } from './utterances.ts'

const NUMBER_KEYS = 3

export async function adviceScene(
  deps: SceneContext,
  caller: Caller,
  n: number,
  before: Utterance[] = [],
): Promise<Scene> {
  const { sentence, aside, after, only, advisories } = deps
  const { user, language } = caller
  if (!user) return only(caller, 'nobody', 'not-registered')
  const list = await advisories.spoken(phoneActor(user), language)
  const one = list[n]
  if (!one) return after(caller, 'nothing', [...before, sentence('no-advice', language)])
  const utterances = [...before, adviceUtterance(one, language)]
  if (list.length > n + 1) utterances.push(aside('next', language))
  utterances.push(aside('badly-said', language))
  return after(caller, `advice.${n}`, utterances)
}

export async function doneScene(deps: SceneContext, caller: Caller): Promise<Scene> {
  const { sentence, home, only, advisories, fieldWork } = deps
  const { user, language } = caller
  if (!user) return only(caller, 'nobody', 'not-registered')
  const thanks = home(caller, [sentence('done', language)])
  if (await caller.isDone('done')) return thanks
  const [first] = await advisories.spoken(phoneActor(user))
  if (!first) return home(caller, [sentence('no-advice', language)])
  if (first.count && first.cropId) return countScene(deps, caller, first.id, first.count.of)
  await caller.once('done', () => fieldWork.feedback(phoneActor(user), first.id, { done: true }))
  return thanks
}

const countScene = (
  { english }: SceneContext,
  { language }: Caller,
  id: string,
  of: number,
  before: Utterance[] = [],
): Scene => ({
  at: `count.${id}`,
  language,
  utterances: [...before, english('how-many', language)],
  asks: { prompt: { clip: clipNames.number(of), english: String(of) }, keys: NUMBER_KEYS },
})

export async function countEntryScene(deps: SceneContext, caller: Caller, id: string): Promise<Scene> {
  const { sentence, aside, only, advisories, fieldWork, farmLog } = deps
  const { user, language } = caller
  if (!user) return only(caller, 'nobody', 'not-registered')
  const thanks = [sentence('done', language)]
  if (await caller.isDone('counted')) return adviceScene(deps, caller, 0, thanks)
  const card = (await advisories.spoken(phoneActor(user))).find((each) => each.id === id)
  if (!card?.count || !card.cropId) return adviceScene(deps, caller, 0)
  const { pest, of } = card.count
  const found = Number(caller.keys)
  if (!/^\d+$/.test(caller.keys ?? '') || found > of)
    return countScene(deps, caller, id, of, [aside('wrong-key', language)])
  const cropId = card.cropId
  const date = farmLog.today(phoneActor(user))
  await caller.once('counted', () =>
    fieldWork.add(phoneActor(user), cropId, { kind: 'scouted', date, product: pest, count: found, of }),
  )
  return adviceScene(deps, caller, 0, thanks)
}

export async function badlySaidScene(deps: SceneContext, caller: Caller, n: number): Promise<Scene> {
  const { only, advisories, fieldWork } = deps
  const { user, language } = caller
  if (!user) return only(caller, 'nobody', 'not-registered')
  const one = (await advisories.spoken(phoneActor(user), language))[n]
  if (!one) return only(caller, 'nothing', 'no-advice')
  await caller.once('badly-said', () => fieldWork.feedback(phoneActor(user), one.id, { badlySaid: true }))
  return only(caller, `advice.${n}`, 'done')
}
