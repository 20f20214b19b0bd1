import { LANGUAGES, type Language } from '../../../../contracts/languages.ts'
import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { rethrowUnexpected } from '../../../../shared/errors.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import { rainLines } from '../../../../words/rain-lines.ts'
import { type Actor, phoneActor } from '../../../foundation/actor.ts'
import type { InboxService } from '../../../inbox/inbox.ts'
import { offerSmsText } from '../../../inbox/sms-replies.ts'
import type { SmsResponse } from './callbacks.ts'
import { bagsReply, priceReply, todayReply, weatherReply, weekReply } from './farm-answers.ts'
import { hintPlaceholders } from './hint-words.ts'
import type { WordRequest } from './parse-word-request.ts'
import { addPlantingDateAndReply, joinAndReply, savePlantingAndReply } from './planting-answers.ts'
import { hintText, type SmsSender, type WordRequestDeps } from './word-request-deps.ts'

export const createWordReplies =
  (deps: WordRequestDeps) =>
  async (sender: SmsSender, request: WordRequest): Promise<SmsResponse | null> => {
    const language = sendingLanguage(sender.user?.preferredLanguage ?? request.spoken ?? 'en')
    try {
      return await answerRequest(deps, sender, request, language)
    } catch (error) {
      rethrowUnexpected(error)
      return null
    }
  }

async function answerRequest(
  deps: WordRequestDeps,
  sender: SmsSender,
  request: WordRequest,
  language: Language,
): Promise<SmsResponse | null> {
  const { config, accounts, answers, rains } = deps
  const app = config.APP_NAME
  const { user, sent } = sender
  const { sms, ussd } = TEXTS_BY_LANGUAGE[language]
  const actor: Actor | null = user && phoneActor(user)
  switch (request.word) {
    case 'ask':
      return askQuestionBySms(deps, sender, request.text, language)
    case 'weather':
      return weatherReply(deps, sender, request.place, language)
    case 'rains': {
      const point = coordinatesOf(user?.location)
      if (!point) return hintText(deps, sms.howJoin, language)
      return rainLines(await rains.at(point), translatorFor(language)).join(' ')
    }
    case 'join':
      return joinAndReply(deps, sender, request, language)
    case 'planted':
      return request.crop
        ? savePlantingAndReply(deps, sender, request.crop, request.when, language)
        : addPlantingDateAndReply(deps, sender, request.when, language)
    case 'price':
      return priceReply(deps, sender, request.crop, language)
    case 'bags':
      return bagsReply(deps, sender, request, language)
    case 'language':
      if (actor) await accounts.profile.update(actor, { preferredLanguage: request.language })
      return fillPlaceholders(TEXTS_BY_LANGUAGE[sendingLanguage(request.language)].sms.speaks, {
        app,
        language: LANGUAGES[sendingLanguage(request.language)].name,
      })
  }
  if (!actor) return hintText(deps, sms.howJoin, language)
  if (request.word === 'share' || request.word === 'noShare') {
    const keyword = hintPlaceholders(request.spoken ?? 'en')[request.word]
    await accounts.profile.share(actor, request.word === 'share' ? 'yes' : 'no', 'sms', keyword)
    return hintText(deps, request.word === 'share' ? sms.shareYes : sms.shareNo, language)
  }
  if (request.word === 'today') return todayReply(deps, actor, language)
  if (request.word === 'week') return weekReply(deps, actor, language)
  const isNoted =
    request.word === 'badlySaid'
      ? await answers.badlySaid(actor, sent, sender.once)
      : await answers.useful(actor, sent, request.word === 'useful')
  return isNoted ? `${app}: ${ussd.noted}` : null
}

async function askQuestionBySms(
  deps: WordRequestDeps,
  { user, phone, once }: SmsSender,
  text: string,
  language: Language,
): Promise<SmsResponse> {
  const app = deps.config.APP_NAME
  const { sms, voice } = TEXTS_BY_LANGUAGE[language]
  const question = { channel: 'sms', text, language, offers: true } as const
  let stored: Awaited<ReturnType<InboxService['ask']>> | undefined
  await once('ask', async () => {
    stored = await deps.inbox.ask({ phone, userId: user?.id ?? null }, question)
  })
  if (stored && stored.suggested.length > 0) return offerSmsText(sms.suggest, app, stored.suggested)
  return `${app}: ${stored === null ? voice.askedFull : voice.asked}`
}
