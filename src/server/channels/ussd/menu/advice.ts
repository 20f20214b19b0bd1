import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { type MenuPlace, menuPlace, type ScreenView, textView } from '../view.ts'
import { nextFieldQuestion } from './field-questions.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'
import { openAdvice } from './open-advice.ts'

/** Current advice, one at a time, as the text of an SMS, which begins with the action and its amount. */
export const adviceScreen = (deps: MenuDeps): MenuScreen => ({
  async show(dial, { n = 0 }) {
    const { ussd } = dial.words
    const t = translatorFor(dial.language)
    let open = await openAdvice(deps, dial)
    if (open.length === 0 && (await isNew(deps, dial))) {
      await deps.advisories.generate(dial.actor(), { quietly: true })
      open = await openAdvice(deps, dial)
    }
    const one = open[Number(n)] ?? open[0]
    if (!one) {
      const without = (await deps.crops.list(dial.actor())).length === 0
      const add = { label: shortLabel(t('home.addCrop')), to: menuPlace('cropChoice') }
      return textView(t('season.nothing'), without ? [add] : [])
    }
    const { id, count, cropId, gave } = one
    const more = open.length > Number(n) + 1
    const question = await nextFieldQuestion(deps, dial)
    const view = textView(await deps.advisories.shortText(dial.actor(), id), [
      count && cropId
        ? { label: ussd.count, to: menuPlace('count', { id }) }
        : { label: gave ? shortLabel(t('advisory.held')) : ussd.did, to: menuPlace('adviceDone', { id }) },
      ...(gave ? [{ label: shortLabel(t('did.fed')), to: menuPlace('adviceDone', { id, gave: 1 }) }] : []),
      ...(more ? [{ label: ussd.nextAdvice, to: menuPlace('advice', { n: Number(n) + 1 }) }] : []),
      { label: ussd.useful, to: menuPlace('adviceUseful', { id, useful: 1 }) },
      { label: ussd.notUseful, to: menuPlace('adviceUseful', { id, useful: 0 }) },
      { label: ussd.whole, to: menuPlace('adviceWhole', { id }) },
      ...(question ? [{ label: ussd.oneQuestion, to: question }] : []),
      { label: ussd.badlySaid, to: menuPlace('adviceBadlySaid', { id }) },
    ])
    return { ...view, pinned: gave ? 2 : 1 }
  },
})

const isNew = async ({ advisories, crops }: MenuDeps, dial: DialSession): Promise<boolean> =>
  dial.user?.location != null &&
  (await advisories.list(dial.actor())).length === 0 &&
  (await crops.list(dial.actor())).some(({ placeholder }) => !placeholder)

export const adviceWholeScreen = ({ advisories }: MenuDeps): MenuScreen => ({
  long: true,
  async show(dial, { id }) {
    const advisory = await advisories.get(dial.actor(), String(id))
    const sent = sendingLanguage(dial.language) === dial.language ? advisory : (advisory.beside ?? advisory)
    return textView(`${sent.title}. ${sent.content}`, [
      { label: dial.words.ussd.badlySaid, to: menuPlace('adviceBadlySaid', { id, whole: 1 }) },
    ])
  },
})

export const adviceDoneScreen = (deps: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { id, gave }) {
    const answer = gave === 1 ? { gave: true } : { done: true }
    await dial.once('done', () => deps.fieldWork.feedback(dial.actor(), String(id), answer))
    return confirmEntry(dial, menuPlace('adviceUndone', { id }), await nextFieldQuestion(deps, dial))
  },
})

/** Undoes "done" and removes its log entry. */
export const adviceUndoneScreen = ({ fieldWork }: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { id }) {
    await dial.once('undone', () => fieldWork.feedback(dial.actor(), String(id), { done: false }))
    return textView(translatorFor(dial.language)('log.removed'), [
      { label: dial.words.ussd.advice, to: menuPlace('advice') },
    ])
  },
})

export const adviceUsefulScreen = (deps: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { id, useful }) {
    await dial.once('useful', () => deps.fieldWork.feedback(dial.actor(), String(id), { useful: useful === 1 }))
    return confirmEntry(dial, null, await nextFieldQuestion(deps, dial))
  },
})

/** Reports the sentence of the screen in the language in which it was shown. */
export const adviceBadlySaidScreen = (deps: MenuDeps): MenuScreen => ({
  passing: true,
  async show(dial, { id, whole }) {
    const { rule } = await deps.advisories.get(dial.actor(), String(id))
    const language = sendingLanguage(dial.language)
    await dial.once('badlySaid', () =>
      deps.words.report(language, [`advice.rules.${rule}.${whole ? 'content' : 'sms'}`]),
    )
    return confirmEntry(dial)
  },
})

/** Confirms an entry; `undo` takes it back, `question` leads to the next open question. */
export const confirmEntry = (
  { words: { ussd }, language }: DialSession,
  undo: MenuPlace | null = null,
  question: MenuPlace | null = null,
): ScreenView =>
  textView(ussd.noted, [
    { label: ussd.advice, to: menuPlace('advice') },
    ...(undo ? [{ label: shortLabel(translatorFor(language)('season.undo')), to: undo }] : []),
    ...(question ? [{ label: ussd.oneQuestion, to: question }] : []),
  ])
