import { LANGUAGES, type Language } from '../../../../contracts/languages.ts'
import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { refusedOnly } from '../../../../shared/errors.ts'
import { fill } from '../../../../shared/fill.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor, WORDS } from '../../../../words/index.ts'
import { rainLines } from '../../../../words/rain-lines.ts'
import type { Actor } from '../../../foundation/actor.ts'
import type { Inbox } from '../../../inbox/service.ts'
import { offerSms } from '../../../inbox/sms-replies.ts'
import type { Reply } from './callbacks.ts'
import { bags, price, today, weatherAt, week } from './farm-answers.ts'
import { hintWords } from './hint-words.ts'
import { join, planted, plantedAlone } from './planting-answers.ts'
import type { WordRequest } from './read-words.ts'
import { actorOf, hint, type Sender, type WordNeeds } from './word-parts.ts'

export const createWordAnswers =
  (needs: WordNeeds) =>
  async (sender: Sender, request: WordRequest): Promise<Reply | null> => {
    const language = sendingLanguage(sender.user?.preferredLanguage ?? request.spoken ?? 'en')
    try {
      return await answer(needs, sender, request, language)
    } catch (error) {
      refusedOnly(error)
      return null
    }
  }

async function answer(
  needs: WordNeeds,
  sender: Sender,
  request: WordRequest,
  language: Language,
): Promise<Reply | null> {
  const { config, accounts, answers, rains } = needs
  const app = config.APP_NAME
  const { user, sent } = sender
  const { sms, ussd } = WORDS[language]
  const actor: Actor | null = user && actorOf(user)
  switch (request.word) {
    case 'ask':
      return ask(needs, sender, request.text, language)
    case 'weather':
      return weatherAt(needs, sender, request.place, language)
    case 'rains': {
      const point = coordinatesOf(user?.location)
      if (!point) return hint(needs, sms.howJoin, language)
      return rainLines(await rains.at(point), translatorFor(language)).join(' ')
    }
    case 'join':
      return join(needs, sender, request, language)
    case 'planted':
      return request.crop
        ? planted(needs, sender, request.crop, request.when, language)
        : plantedAlone(needs, sender, request.when, language)
    case 'price':
      return price(needs, sender, request.crop, language)
    case 'bags':
      return bags(needs, sender, request, language)
    case 'language':
      if (actor) await accounts.profile.update(actor, { preferredLanguage: request.language })
      return fill(WORDS[sendingLanguage(request.language)].sms.speaks, {
        app,
        language: LANGUAGES[sendingLanguage(request.language)].name,
      })
  }
  if (!actor) return hint(needs, sms.howJoin, language)
  if (request.word === 'share' || request.word === 'noShare') {
    const keyword = hintWords(request.spoken ?? 'en')[request.word]
    await accounts.profile.share(actor, request.word === 'share' ? 'yes' : 'no', 'sms', keyword)
    return hint(needs, request.word === 'share' ? sms.shareYes : sms.shareNo, language)
  }
  if (request.word === 'today') return today(needs, actor, language)
  if (request.word === 'week') return week(needs, actor, language)
  const isNoted =
    request.word === 'badlySaid'
      ? await answers.badlySaid(actor, sent, sender.once)
      : await answers.useful(actor, sent, request.word === 'useful')
  return isNoted ? `${app}: ${ussd.noted}` : null
}

async function ask(needs: WordNeeds, { user, phone, once }: Sender, text: string, language: Language): Promise<Reply> {
  const app = needs.config.APP_NAME
  const { sms, voice } = WORDS[language]
  const question = { channel: 'sms', text, language, offers: true } as const
  let stored: Awaited<ReturnType<Inbox['ask']>> | undefined
  await once('ask', async () => {
    stored = await needs.inbox.ask({ phone, userId: user?.id ?? null }, question)
  })
  if (stored && stored.suggested.length > 0) return offerSms(sms.suggest, app, stored.suggested)
  return `${app}: ${stored === null ? voice.askedFull : voice.asked}`
}
