import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { ask, tell, to } from '../view.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

/** Own questions on a dial, the newest first. */
const MOST_SHOWN = 5

const inWords = (dial: Dial) => translatorFor(sendingLanguage(dial.language))

export const question: MenuScreen = {
  show(dial) {
    const mine = { label: label(inWords(dial)('question.mine')), to: to('myQuestions') }
    return { ...ask(dial.words.ussd.yourQuestion), choices: dial.user ? [mine] : [] }
  },
  take: (_, __, answer) => to('asked', { text: answer }),
}

export const questionSent = ({ inbox, questions }: Pick<MenuNeeds, 'inbox' | 'questions'>): MenuScreen => ({
  passing: true,
  async show(dial, { text }) {
    const who = { phone: dial.phone, userId: dial.user?.id ?? null }
    let stored = true
    await dial.once('ask', async () => {
      const language = sendingLanguage(dial.language)
      stored = (await inbox.ask(who, { channel: 'ussd', text: String(text), language, offers: true })) !== null
    })
    if (!stored) return tell(dial.words.ussd.askedFull)
    const [last] = dial.user ? (await questions.list(dial.actor(), { limit: 1 })).items : []
    return last && last.suggested.length > 0 ? to('earlierAnswer', { id: last.id, n: 0 }) : tell(dial.words.ussd.asked)
  },
})

export const earlierAnswer = ({ questions }: Pick<MenuNeeds, 'questions'>): MenuScreen => ({
  async show(dial, { id, n }) {
    const t = inWords(dial)
    const { suggested } = await questions.get(dial.actor(), String(id))
    const earlier = suggested[Number(n)]
    if (!earlier) return to('earlierEnd', { id })
    return {
      ...tell(`${earlier.answer} ${t('question.helped')}`, [
        { label: label(t('advisory.yes')), to: to('earlierEnd', { id, helped: earlier.id }) },
        { label: label(t('advisory.no')), to: to('earlierAnswer', { id, n: Number(n) + 1 }) },
      ]),
      pinned: 2,
    }
  },
})

export const earlierEnd = ({ questions }: Pick<MenuNeeds, 'questions'>): MenuScreen => ({
  passing: true,
  async show(dial, { id, helped }) {
    const outcome = helped ? { solved: true, answerId: String(helped) } : { solved: false }
    await dial.once('solved', () => questions.solve(dial.actor(), String(id), outcome))
    return tell(helped ? inWords(dial)('question.thanks') : dial.words.ussd.asked)
  },
})

export const myQuestions = ({ questions }: Pick<MenuNeeds, 'questions'>): MenuScreen => ({
  async show(dial) {
    const t = inWords(dial)
    const { items } = await questions.list(dial.actor(), { limit: MOST_SHOWN })
    if (items.length === 0) return tell(t('question.none'))
    const choices = items.map(({ id, text }) => ({
      label: label(text || t('question.photo')),
      to: to('myQuestion', { id }),
    }))
    return tell(t('question.mine'), choices)
  },
})

export const myQuestion = ({ questions }: Pick<MenuNeeds, 'questions'>): MenuScreen => ({
  long: true,
  async show(dial, { id }) {
    const { text, status, answers } = await questions.get(dial.actor(), String(id))
    const state = inWords(dial)(`question.status.${status}`)
    return tell([text, state, ...answers.map((answer) => answer.text)].filter(Boolean).join('. '))
  },
})
