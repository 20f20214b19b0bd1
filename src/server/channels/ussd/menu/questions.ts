import type { MenuScreen } from '../dial.ts'
import { ask, tell, to } from '../view.ts'
import type { MenuNeeds } from './needs.ts'

/** A question for a person to read. */
export const question: MenuScreen = {
  show: ({ words: { ussd } }) => ask(ussd.yourQuestion),
  take: (_, __, answer) => to('asked', { text: answer }),
}

export const asked = ({ inbox }: Pick<MenuNeeds, 'inbox'>): MenuScreen => ({
  passing: true,
  async show(dial, { text }) {
    const who = { phone: dial.phone, userId: dial.user?.id ?? null }
    let stored = true
    await dial.once('ask', async () => {
      stored = (await inbox.ask(who, { channel: 'ussd', text: String(text) })) !== null
    })
    return tell(stored ? dial.words.ussd.asked : dial.words.ussd.askedFull)
  },
})
