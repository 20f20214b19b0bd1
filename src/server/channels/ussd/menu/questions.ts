import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { inputView, menuPlace, textView } from '../view.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

/** Number of the user's own questions that are listed, newest first. */
const MOST_SHOWN = 5

const translatorForDial = (dial: DialSession) => translatorFor(sendingLanguage(dial.language))

export const questionScreen: MenuScreen = {
  show(dial) {
    const mine = { label: shortLabel(translatorForDial(dial)('question.mine')), to: menuPlace('myQuestions') }
    return { ...inputView(dial.words.ussd.yourQuestion), choices: dial.user ? [mine] : [] }
  },
  take: (_, __, answer) => menuPlace('asked', { text: answer }),
}

export const questionSentScreen = ({ inbox, questions }: Pick<MenuDeps, 'inbox' | 'questions'>): MenuScreen => ({
  passing: true,
  async show(dial, { text }) {
    const who = { phone: dial.phone, userId: dial.user?.id ?? null }
    let stored = true
    await dial.once('ask', async () => {
      const language = sendingLanguage(dial.language)
      stored = (await inbox.ask(who, { channel: 'ussd', text: String(text), language, offers: true })) !== null
    })
    if (!stored) return textView(dial.words.ussd.askedFull)
    const [last] = dial.user ? (await questions.list(dial.actor(), { limit: 1 })).items : []
    return last && last.suggested.length > 0
      ? menuPlace('earlierAnswer', { id: last.id, n: 0 })
      : textView(dial.words.ussd.asked)
  },
})

export const savedAnswerScreen = ({ questions }: Pick<MenuDeps, 'questions'>): MenuScreen => ({
  async show(dial, { id, n }) {
    const t = translatorForDial(dial)
    const { suggested } = await questions.get(dial.actor(), String(id))
    const earlier = suggested[Number(n)]
    if (!earlier) return menuPlace('earlierEnd', { id })
    return {
      ...textView(`${earlier.answer} ${t('question.helped')}`, [
        { label: shortLabel(t('advisory.yes')), to: menuPlace('earlierEnd', { id, helped: earlier.id }) },
        { label: shortLabel(t('advisory.no')), to: menuPlace('earlierAnswer', { id, n: Number(n) + 1 }) },
      ]),
      pinned: 2,
    }
  },
})

export const savedAnswerEndScreen = ({ questions }: Pick<MenuDeps, 'questions'>): MenuScreen => ({
  passing: true,
  async show(dial, { id, helped }) {
    const outcome = helped ? { solved: true, answerId: String(helped) } : { solved: false }
    await dial.once('solved', () => questions.solve(dial.actor(), String(id), outcome))
    return textView(helped ? translatorForDial(dial)('question.thanks') : dial.words.ussd.asked)
  },
})

export const myQuestionsScreen = ({ questions }: Pick<MenuDeps, 'questions'>): MenuScreen => ({
  async show(dial) {
    const t = translatorForDial(dial)
    const { items } = await questions.list(dial.actor(), { limit: MOST_SHOWN })
    if (items.length === 0) return textView(t('question.none'))
    const choices = items.map(({ id, text }) => ({
      label: shortLabel(text || t('question.photo')),
      to: menuPlace('myQuestion', { id }),
    }))
    return textView(t('question.mine'), choices)
  },
})

export const myQuestionScreen = ({ questions }: Pick<MenuDeps, 'questions'>): MenuScreen => ({
  long: true,
  async show(dial, { id }) {
    const { text, status, answers } = await questions.get(dial.actor(), String(id))
    const state = translatorForDial(dial)(`question.status.${status}`)
    return textView([text, state, ...answers.map((answer) => answer.text)].filter(Boolean).join('. '))
  },
})
