import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { type Place, tell, to, type View } from '../view.ts'
import { nextQuestion } from './field-questions.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'
import { openAdvice } from './open-advice.ts'

/** Current advice, one at a time, as the text of an SMS, which begins with the action and its amount. */
export const advice = (needs: MenuNeeds): MenuScreen => ({
  async show(dial, { n = 0 }) {
    const { ussd } = dial.words
    const t = translatorFor(dial.language)
    let open = await openAdvice(needs, dial)
    if (open.length === 0 && (await isNew(needs, dial))) {
      await needs.advisories.generate(dial.actor(), { quietly: true })
      open = await openAdvice(needs, dial)
    }
    const one = open[Number(n)] ?? open[0]
    if (!one) {
      const without = (await needs.crops.list(dial.actor())).length === 0
      const add = { label: label(t('home.addCrop')), to: to('cropChoice') }
      return tell(t('season.nothing'), without ? [add] : [])
    }
    const { id, count, cropId, gave } = one
    const more = open.length > Number(n) + 1
    const question = await nextQuestion(needs, dial)
    const view = tell(await needs.advisories.shortText(dial.actor(), id), [
      count && cropId
        ? { label: ussd.count, to: to('count', { id }) }
        : { label: gave ? label(t('advisory.held')) : ussd.did, to: to('adviceDone', { id }) },
      ...(gave ? [{ label: label(t('did.fed')), to: to('adviceDone', { id, gave: 1 }) }] : []),
      ...(more ? [{ label: ussd.nextAdvice, to: to('advice', { n: Number(n) + 1 }) }] : []),
      { label: ussd.useful, to: to('adviceUseful', { id, useful: 1 }) },
      { label: ussd.notUseful, to: to('adviceUseful', { id, useful: 0 }) },
      { label: ussd.whole, to: to('adviceWhole', { id }) },
      ...(question ? [{ label: ussd.oneQuestion, to: question }] : []),
      { label: ussd.badlySaid, to: to('adviceBadlySaid', { id }) },
    ])
    return { ...view, pinned: gave ? 2 : 1 }
  },
})

const isNew = async ({ advisories, crops }: MenuNeeds, dial: Dial): Promise<boolean> =>
  dial.user?.location != null &&
  (await advisories.list(dial.actor())).length === 0 &&
  (await crops.list(dial.actor())).some(({ placeholder }) => !placeholder)

export const adviceWhole = ({ advisories }: MenuNeeds): MenuScreen => ({
  long: true,
  async show(dial, { id }) {
    const advisory = await advisories.get(dial.actor(), String(id))
    const sent = sendingLanguage(dial.language) === dial.language ? advisory : (advisory.beside ?? advisory)
    return tell(`${sent.title}. ${sent.content}`, [
      { label: dial.words.ussd.badlySaid, to: to('adviceBadlySaid', { id, whole: 1 }) },
    ])
  },
})

export const adviceDone = (needs: MenuNeeds): MenuScreen => ({
  passing: true,
  async show(dial, { id, gave }) {
    const answer = gave === 1 ? { gave: true } : { done: true }
    await dial.once('done', () => needs.fieldWork.feedback(dial.actor(), String(id), answer))
    return thanks(dial, to('adviceUndone', { id }), await nextQuestion(needs, dial))
  },
})

/** Takes back "done" and its entry. */
export const adviceUndone = ({ fieldWork }: MenuNeeds): MenuScreen => ({
  passing: true,
  async show(dial, { id }) {
    await dial.once('undone', () => fieldWork.feedback(dial.actor(), String(id), { done: false }))
    return tell(translatorFor(dial.language)('log.removed'), [{ label: dial.words.ussd.advice, to: to('advice') }])
  },
})

export const adviceUseful = (needs: MenuNeeds): MenuScreen => ({
  passing: true,
  async show(dial, { id, useful }) {
    await dial.once('useful', () => needs.fieldWork.feedback(dial.actor(), String(id), { useful: useful === 1 }))
    return thanks(dial, null, await nextQuestion(needs, dial))
  },
})

/** Reports the sentence of the screen in the language in which it was shown. */
export const adviceBadlySaid = (needs: MenuNeeds): MenuScreen => ({
  passing: true,
  async show(dial, { id, whole }) {
    const { rule } = await needs.advisories.get(dial.actor(), String(id))
    const language = sendingLanguage(dial.language)
    await dial.once('badlySaid', () =>
      needs.words.report(language, [`advice.rules.${rule}.${whole ? 'content' : 'sms'}`]),
    )
    return thanks(dial)
  },
})

/** Confirms an entry; `undo` takes it back, `question` leads to the next open question. */
export const thanks = (
  { words: { ussd }, language }: Dial,
  undo: Place | null = null,
  question: Place | null = null,
): View =>
  tell(ussd.noted, [
    { label: ussd.advice, to: to('advice') },
    ...(undo ? [{ label: label(translatorFor(language)('season.undo')), to: undo }] : []),
    ...(question ? [{ label: ussd.oneQuestion, to: question }] : []),
  ])
