import { translatorFor } from '../../../../words/index.ts'
import { sentencesIn } from '../../../../words/sentences-in.ts'
import type { MenuScreen } from '../dial.ts'
import { textView } from '../view.ts'
import { badlySaidChoices } from './badly-said.ts'
import { dayMonth, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

/** States of the coming steps, in display order. */
const COMING_STATES = ['now', 'next', 'later'] as const

export const planScreen = ({ plans }: Pick<MenuDeps, 'plans'>): MenuScreen => ({
  long: true,
  async show(dial, { id }) {
    const t = translatorFor(dial.language)
    const { steps } = await plans.get(dial.actor(), String(id))
    const lines = COMING_STATES.flatMap((state) => {
      const due = steps.filter((step) => step.state === state)
      const days = due.map(
        ({ operation, from, to }) => `${shortLabel(t(`step.${operation}`))} ${dayMonth(from)}-${dayMonth(to)}`,
      )
      return due.length > 0 ? [`${t(`season.${state}`)}:`, ...days] : []
    })
    const shown = steps.filter(({ state }) => COMING_STATES.some((ahead) => ahead === state))
    return textView(
      lines.join('\n') || t('season.nothing'),
      badlySaidChoices(
        dial,
        sentencesIn((write) => shown.map(({ operation }) => write(`step.${operation}`))),
      ),
    )
  },
})
