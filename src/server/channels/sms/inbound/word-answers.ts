import { dayInWords } from '../../../../advice-words/wording.ts'
import { addDays } from '../../../../agronomy/dates.ts'
import type { User } from '../../../../contracts/account.ts'
import { MOST_DAYS_AHEAD } from '../../../../contracts/crop-limits.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { LANGUAGES, type Language } from '../../../../contracts/languages.ts'
import { coordinatesOf, type PointLocation } from '../../../../contracts/shapes.ts'
import { refusedOnly } from '../../../../shared/errors.ts'
import { fill } from '../../../../shared/fill.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { sendingLanguage } from '../../../../words/clearance.ts'
import { translatorFor, WORDS } from '../../../../words/index.ts'
import { rainLines } from '../../../../words/rain-lines.ts'
import type { Accounts } from '../../../accounts/service.ts'
import type { FieldWork } from '../../../advisories/field-work.ts'
import type { Advisories } from '../../../advisories/service.ts'
import type { SmsAnswers } from '../../../advisories/sms-answers.ts'
import { farmerToday } from '../../../crops/farmer-day.ts'
import type { Crops } from '../../../crops/service.ts'
import { planByKnownPrices } from '../../../fertilizer/plan-by-known-prices.ts'
import { planLines } from '../../../fertilizer/plan-words.ts'
import type { Fertilizer } from '../../../fertilizer/service.ts'
import type { Actor } from '../../../foundation/actor.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { Inbox } from '../../../inbox/service.ts'
import { offerSms } from '../../../inbox/sms-replies.ts'
import type { Places } from '../../../places/service.ts'
import type { Market } from '../../../prices/market.ts'
import { priceText } from '../../../prices/price-words.ts'
import type { Warnings } from '../../../warnings/service.ts'
import { dayLine } from '../../../weather/day-line.ts'
import type { Rains } from '../../../weather/rains/service.ts'
import type { Weather } from '../../../weather/service.ts'
import { typedDay } from '../../ussd/menu/typed-day.ts'
import type { Reply } from './callbacks.ts'
import { hintWords, typedCrop } from './hint-words.ts'
import type { WordRequest } from './read-words.ts'

const FORECAST = 3
/** An older date is a typing error. */
const OLDEST_DAYS = 3650

interface Needs extends Pick<Foundation, 'clock' | 'config'> {
  accounts: Pick<Accounts, 'registerByPhone' | 'profile'>
  places: Pick<Places, 'forward'>
  weather: Pick<Weather, 'forecast' | 'pointFor'>
  rains: Pick<Rains, 'at'>
  warnings: Pick<Warnings, 'textsAt'>
  crops: Pick<Crops, 'list'>
  fieldWork: Pick<FieldWork, 'addCrop' | 'updateCrop'>
  advisories: Pick<Advisories, 'generate' | 'list' | 'texts'>
  answers: Pick<SmsAnswers, 'useful' | 'badlySaid'>
  fertilizer: Pick<Fertilizer, 'field' | 'plan'>
  inbox: Pick<Inbox, 'ask'>
  market: Pick<Market, 'brief'>
}

/** Runs `work` of a message once, however often the message arrives. */
export type Once = (name: string, work: () => Promise<unknown>) => Promise<void>

export interface Sender {
  phone: string
  user: User | null
  sent: readonly string[]
  once: Once
}

export function createWordAnswers(needs: Needs) {
  const {
    clock,
    config,
    accounts,
    places,
    weather,
    rains,
    warnings,
    crops,
    fieldWork,
    advisories,
    answers,
    fertilizer,
    inbox,
    market,
  } = needs
  const app = config.APP_NAME

  const hint = (text: string, language: Language, values: Record<string, string> = {}) =>
    fill(text, { app, ...hintWords(language), ...values })

  const askDay = (text: 'joinedAsk' | 'whenPlanted', crop: CropId, language: Language) =>
    hint(WORDS[language].sms[text], language, {
      crop: cropIn(crop, language),
      example: typedCrop(crop, language),
    })

  async function today(actor: Actor, language: Language): Promise<Reply> {
    const own = await crops.list(actor)
    if (own.length === 0) return hint(WORDS[language].sms.cropFirst, language)
    if (own.every(({ placeholder }) => placeholder)) return askDay('whenPlanted', firstItem(own).cropType, language)
    let open = await advisories.texts(actor)
    if (open.length === 0 && (await advisories.list(actor)).length === 0) {
      // Advice that cannot be generated, such as without a location, counts as none.
      await advisories.generate(actor, { quietly: true }).catch(refusedOnly)
      open = await advisories.texts(actor)
    }
    const [first] = open
    if (first) return { text: first.sms, advisoryId: first.id }
    return `${app}: ${translatorFor(language)('season.nothing')}`
  }

  async function week(actor: Actor, language: Language): Promise<Reply> {
    const open = await advisories.texts(actor)
    if (open.length === 0) return today(actor, language)
    return open.map(({ title }, n) => `${n + 1}. ${title}`).join('\n')
  }

  async function placeNamed(name: string): Promise<PointLocation | null> {
    const [found] = await places.forward(name, 1)
    return found ? { name: found.name, lat: found.lat, lng: found.lon } : null
  }

  async function weatherAt({ phone, user }: Sender, named: string | null, language: Language): Promise<string | null> {
    const point = named === null ? coordinatesOf(user?.location) : await placeNamed(named)
    if (!point) return named === null ? hint(WORDS[language].sms.howJoin, language) : null
    await weather.pointFor(user ?? { id: phone, location: null }, point)
    const days = await weather.forecast(point, FORECAST)
    const usual = days.some(({ estimated }) => estimated) ? [translatorFor(language)('weather.typical')] : []
    // Two segments have room for the gravest one.
    const [warning] = await warnings.textsAt(point, phone, language)
    return [
      `${point.name}.`,
      ...(warning ? [warning] : []),
      ...days.map((day) => dayLine(day, firstItem(days).forecastDate, language)),
      ...usual,
    ].join('\n')
  }

  function dayOf(when: string, location: User['location']): string | null {
    const now = farmerToday(location, clock.now())
    const day = typedDay(when, now, 'past')
    return day && day <= addDays(now, MOST_DAYS_AHEAD) && day >= addDays(now, -OLDEST_DAYS) ? day : null
  }

  /** Adds a crop, or completes one without a date; a repeated message adds nothing. */
  async function plant(user: User, cropType: CropId, plantingDate: string): Promise<void> {
    const actor: Actor = { kind: 'user', user, adminLocked: true }
    const same = (await crops.list(actor)).filter((one) => canonicalCrop(one.cropType) === canonicalCrop(cropType))
    if (same.some((one) => !one.placeholder && one.plantingDate?.startsWith(plantingDate))) return
    const named = same.find((one) => one.placeholder || one.plantingDate === null)
    const input = { cropType: named?.cropType ?? cropType, plantingDate, growthStage: null }
    await (named ? fieldWork.updateCrop(actor, named.id, input) : fieldWork.addCrop(actor, input))
  }

  /** Adds the date to the one crop that was registered without; null: a person reads it. */
  async function plantedAlone(sender: Sender, when: string, language: Language): Promise<string | null> {
    const { user } = sender
    if (!user || !dayOf(when, user.location)) return null
    const own = await crops.list({ kind: 'user', user, adminLocked: true })
    const open = own.filter(({ placeholder }) => placeholder)
    return open.length === 1 ? planted(sender, firstItem(open).cropType, when, language) : null
  }

  async function planted({ user }: Sender, crop: CropId, when: string, language: Language): Promise<string> {
    const { howJoin, planted } = WORDS[language].sms
    if (!user) return hint(howJoin, language)
    const day = dayOf(when, user.location)
    if (!day) return askDay('whenPlanted', crop, language)
    await plant(user, crop, day)
    return hint(planted, language, { crop: cropIn(crop, language), day: dayInWords(day, language) })
  }

  async function join(
    sender: Sender,
    { place, crop, when, spoken }: WordRequest & { word: 'join' },
    language: Language,
  ) {
    const { howJoin, joined, keeps } = WORDS[language].sms
    if (crop && sender.user) return when ? planted(sender, crop, when, language) : askDay('whenPlanted', crop, language)
    const location = crop && !sender.user ? await placeNamed(place) : null
    if (!crop || !location) return hint(howJoin, language)
    const day = when ? dayOf(when, location) : null
    const { phone } = sender
    const stranger = {
      phone,
      firstName: null,
      location,
      crops: [crop],
      preferredLanguage: spoken ?? language,
      sms: true,
    }
    const user = await accounts.registerByPhone({ ...stranger, by: 'sms' })
    if (day) await plant(user, crop, day)
    return `${day ? hint(joined, language) : askDay('joinedAsk', crop, language)}. ${keeps}`.replace(/\.\. /, '. ')
  }

  async function bags({ user }: Sender, { crop, area, hectares }: WordRequest & { word: 'bags' }, language: Language) {
    const { howBags, howJoin } = WORDS[language].sms
    if (!user) return hint(howJoin, language)
    const actor: Actor = { kind: 'user', user, adminLocked: true }
    const own = await crops.list(actor)
    const field = crop
      ? (own.find((one) => canonicalCrop(one.cropType) === canonicalCrop(crop)) ?? { id: null, cropType: crop })
      : own.length === 1
        ? own[0]
        : undefined
    if (!field || area === null) return hint(howBags, language)
    const areaUnit = hectares ? 'hectare' : 'acre'
    const plan = await planByKnownPrices(fertilizer, actor, { field, area, areaUnit, purse: null })
    const t = translatorFor(language)
    const { verdict, lines } = planLines(plan, t)
    // Purchases and dates come first, because a long answer is cut at its end.
    const pays = plan.cost === null ? [] : [verdict]
    const of = `${cropIn(field.cropType, language)}, ${area} ${t(hectares ? 'bags.hectare' : 'bags.acre')}.`
    return [of, ...lines, ...pays].join('\n')
  }

  /** Prices of a crop, else of the farmer's own one. */
  async function price({ user }: Sender, named: CropId | null, language: Language): Promise<string> {
    const { howPrice, howJoin } = WORDS[language].sms
    if (!user) return hint(howJoin, language)
    const actor: Actor = { kind: 'user', user, adminLocked: true }
    const own = await crops.list(actor)
    const crop = named ?? (own.length === 1 ? firstItem(own).cropType : null)
    if (!crop) return hint(howPrice, language)
    return priceText(canonicalCrop(crop), await market.brief(actor, canonicalCrop(crop)), language)
  }

  async function answer(sender: Sender, request: WordRequest, language: Language): Promise<Reply | null> {
    const { user, phone, sent } = sender
    const { sms, ussd, voice } = WORDS[language]
    const actor: Actor | null = user && { kind: 'user', user, adminLocked: true }
    switch (request.word) {
      case 'ask': {
        const question = { channel: 'sms', text: request.text, language, offers: true } as const
        let stored: Awaited<ReturnType<Inbox['ask']>> | undefined
        await sender.once('ask', async () => {
          stored = await inbox.ask({ phone, userId: user?.id ?? null }, question)
        })
        if (stored && stored.suggested.length > 0) return offerSms(sms.suggest, app, stored.suggested)
        return `${app}: ${stored === null ? voice.askedFull : voice.asked}`
      }
      case 'weather':
        return weatherAt(sender, request.place, language)
      case 'rains': {
        const point = coordinatesOf(user?.location)
        if (!point) return hint(sms.howJoin, language)
        return rainLines(await rains.at(point), translatorFor(language)).join(' ')
      }
      case 'join':
        return join(sender, request, language)
      case 'planted':
        return request.crop
          ? planted(sender, request.crop, request.when, language)
          : plantedAlone(sender, request.when, language)
      case 'price':
        return price(sender, request.crop, language)
      case 'bags':
        return bags(sender, request, language)
      case 'language':
        if (actor) await accounts.profile.update(actor, { preferredLanguage: request.language })
        return fill(WORDS[sendingLanguage(request.language)].sms.speaks, {
          app,
          language: LANGUAGES[sendingLanguage(request.language)].name,
        })
    }
    if (!actor) return hint(sms.howJoin, language)
    if (request.word === 'share' || request.word === 'noShare') {
      const keyword = hintWords(request.spoken ?? 'en')[request.word]
      await accounts.profile.share(actor, request.word === 'share' ? 'yes' : 'no', 'sms', keyword)
      return hint(request.word === 'share' ? sms.shareYes : sms.shareNo, language)
    }
    if (request.word === 'today') return today(actor, language)
    if (request.word === 'week') return week(actor, language)
    if (request.word === 'badlySaid')
      return (await answers.badlySaid(actor, sent, sender.once)) ? `${app}: ${ussd.noted}` : null
    return (await answers.useful(actor, sent, request.word === 'useful')) ? fill(sms.noted, { app }) : null
  }

  return async function answerWords(sender: Sender, request: WordRequest): Promise<Reply | null> {
    const language = sendingLanguage(sender.user?.preferredLanguage ?? request.spoken ?? 'en')
    try {
      return await answer(sender, request, language)
    } catch (error) {
      refusedOnly(error)
      return null
    }
  }
}

const cropIn = (crop: CropId, language: Language): string => WORDS[language].advice.crops[canonicalCrop(crop)]
