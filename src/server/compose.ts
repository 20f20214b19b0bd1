import { openDatabase } from '../db/open.ts'
import { systemClock } from '../shared/clock.ts'
import { isHttps } from '../shared/config.ts'
import { fetchWithoutRedirects } from '../shared/fetch-without-redirects.ts'
import { createLog } from '../shared/log.ts'
import { createRateLimits } from '../shared/rate-limits.ts'
import { createAccountService } from './accounts/service.ts'
import { createFarmerRecords } from './admin/farmer-records.ts'
import { createOpenTasks } from './admin/open-tasks.ts'
import { createAdminService } from './admin/service.ts'
import { advisorySmsText } from './advisories/advisory-row.ts'
import { createSummaries } from './advisories/farm-summaries.ts'
import { createFieldReader } from './advisories/field-reader.ts'
import { createFieldUpdates } from './advisories/field-work.ts'
import { createLanguageModel } from './advisories/language-model.ts'
import { createModelWording } from './advisories/model-wording.ts'
import { createWeatherRefresh } from './advisories/places-refresh.ts'
import { createSeasonPlans } from './advisories/season-plans.ts'
import { createAdvisoryService } from './advisories/service.ts'
import { createSmsAnswerHandler } from './advisories/sms-answers.ts'
import { createVisitorAdvice } from './advisories/visitor-advice.ts'
import { createWeatherAlerts } from './advisories/weather-alerts.ts'
import { createWeeklyRun } from './advisories/weekly-run.ts'
import { ALL_PERSONAL_DATA } from './all-personal-data.ts'
import { createAnswerSender } from './channels/answer-sender.ts'
import { createChannelFigures } from './channels/channel-figures.ts'
import { createOutboundGateway } from './channels/outbound-gateway.ts'
import type { CallbackClient } from './channels/practice-phone/callback-client.ts'
import { createPhoneSimulator } from './channels/practice-phone/phone-simulator.ts'
import { createPushService } from './channels/push/service.ts'
import { loadVapidKeys } from './channels/push/vapid.ts'
import { createSendingWindow } from './channels/sending-window.ts'
import { createInboundSmsService } from './channels/sms/inbound/service.ts'
import { createWordReplies } from './channels/sms/inbound/word-replies.ts'
import { createSmsService } from './channels/sms/service.ts'
import { createAnswerCalls } from './channels/voice/answer-calls.ts'
import { createClipStore } from './channels/voice/clip-store.ts'
import { createHarvestCalls } from './channels/voice/harvest-calls.ts'
import { createCommunityService } from './community/service.ts'
import type { ComposeOptions } from './compose-options.ts'
import { composePhones } from './compose-phones.ts'
import type { Config } from './config.ts'
import { createFarmLogService } from './crops/farm-log.ts'
import { createCropService } from './crops/service.ts'
import { createFertilizerService } from './fertilizer/service.ts'
import type { Foundation } from './foundation/foundation.ts'
import { createIdempotencyKeys } from './foundation/idempotency-keys.ts'
import { serverIdentity } from './foundation/port-check.ts'
import { createSecurityLog } from './foundation/security-log.ts'
import { readOrStoreTime } from './foundation/stored-values.ts'
import { createHarvestService } from './harvests/service.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createImageService } from './images/service.ts'
import { createInboxServices } from './inbox/all-services.ts'
import { createAnswerBank } from './inbox/answer-bank.ts'
import { createNotificationService } from './notifications/service.ts'
import { createPlaceService } from './places/service.ts'
import { createPriceBoard } from './prices/board.ts'
import { createMarketService } from './prices/market.ts'
import { createReportedPrices } from './prices/reported-prices.ts'
import { createSellingPrices } from './prices/selling-prices.ts'
import { createPriceService } from './prices/service.ts'
import { createRegionService } from './regions/service.ts'
import { createTrialService } from './trials/service.ts'
import { createWarningService } from './warnings/service.ts'
import { createRainService } from './weather/rains/service.ts'
import { createWeatherService } from './weather/service.ts'
import { createWordService } from './words/service.ts'

export type Services = Awaited<ReturnType<typeof composeServices>>

/** Composition root: opens the configured database and wires every service once. */
export async function composeServices(config: Config, over: ComposeOptions = {}) {
  const log = over.log ?? createLog(over.logLevel ?? config.LOG_LEVEL)
  const foundation: Foundation = {
    db: over.db ?? (await openDatabase(config, log)),
    config,
    clock: over.clock ?? systemClock,
    log,
    fetch: over.fetch ?? fetchWithoutRedirects,
  }
  const words = createWordService(foundation)
  // Applied before anything is written or sent; simulated phones share the words of the server.
  if (!over.practice) await words.apply()
  const limits = createRateLimits({ clock: foundation.clock, enabled: config.RATE_LIMIT })
  const idempotencyKeys = createIdempotencyKeys(foundation)
  const places = createPlaceService(foundation)
  await places.ensureReferenceLocations()
  const warnings = createWarningService({ ...foundation, words })
  const weather = createWeatherService({ ...foundation, places, limits })
  const crops = createCropService({ ...foundation, limits })
  const rains = createRainService({ ...foundation, places, weather, crops })
  const farmWeather = rains.inFieldDays()
  const farmLog = createFarmLogService(foundation)
  const notifications = createNotificationService(foundation)
  const images = createImageService(foundation)
  const sendingWindow = createSendingWindow(foundation)
  const gateway = createOutboundGateway(foundation)
  const vapid = await loadVapidKeys(foundation.db, config.PUBLIC_URL)
  const push = createPushService({ ...foundation, vapid, reach: over.reach, sendingWindow, gateway })
  const sms = createSmsService({ ...foundation, gateway, smsWording: advisorySmsText, practice: over.practice })
  const answerBank = createAnswerBank(foundation)
  const clips = createClipStore({ ...foundation, answersIn: answerBank.in })
  const answering = createAnswerSender({
    ...foundation,
    gateway,
    sendSms: sms.send,
    prepareSms: sms.prepare,
    queueCall: createAnswerCalls({ ...foundation, sendingWindow, clips }),
  })
  const model = createLanguageModel(foundation)
  const { smsReplies, ...ofInbox } = createInboxServices({
    ...foundation,
    answerBank,
    model,
    deliver: answering.answer,
    async putToPeer(...question) {
      const put = await answering.putToPeer(...question)
      if (put?.bySms) sms.sendQueued()
      return put
    },
    logOf: farmLog.last,
    forecast: weather.forecast,
  })
  const { inbox, questions } = ofInbox
  const community = createCommunityService({
    ...foundation,
    replyWrites: answering.replyWrites,
    onReply() {
      push.sendSoon()
      sms.sendQueued()
    },
  })
  const sendSms = sms.sends ? sms.sendAboutAccount : null
  const security = await createSecurityLog(foundation)
  const accounts = createAccountService({
    ...foundation,
    places,
    crops,
    limits,
    sendSms,
    security,
    personalData: ALL_PERSONAL_DATA,
    practice: over.practice,
    hashCost: over.hashCost,
  })
  const modelWording = createModelWording({ ...foundation, model })
  const sellingPrices = createSellingPrices({ ...foundation, places })
  const advisories = createAdvisoryService({
    ...foundation,
    weather: farmWeather,
    modelWording,
    farmLog,
    warnings,
    sellingPrices,
  })
  const fieldNow = createFieldReader({ ...foundation, weather: farmWeather })
  const tryOut = createVisitorAdvice({ ...foundation, weather, places, limits })
  const prices = createPriceService(foundation)
  const market = createMarketService({ ...foundation, places, crops, farmLog })
  const priceBoard = createPriceBoard(foundation)
  const seenPrices = createReportedPrices({ ...foundation, places, market })
  const fertilizer = createFertilizerService({ ...foundation, places, fieldNow, cooperative: prices })
  const fieldWork = createFieldUpdates({ crops, farmLog, advisories, fertilizer, words, log: foundation.log })
  const smsAnswers = createSmsAnswerHandler({ ...foundation, farmLog, fieldWork, fieldNow, words })
  const answerWords = createWordReplies({
    ...foundation,
    accounts,
    places,
    weather,
    rains,
    warnings,
    crops,
    fieldWork,
    advisories,
    answers: smsAnswers,
    fertilizer,
    inbox,
    market,
  })
  const harvests = createHarvestService({
    ...foundation,
    farmLog,
    fieldWork,
    calls: createHarvestCalls({ ...foundation, gateway }),
    sendingWindow,
    prepareSms: sms.prepare,
    onQueued: sms.sendQueued,
  })
  const smsInbound = createInboundSmsService({
    ...foundation,
    sms,
    harvests: harvests.bySms,
    answers: smsAnswers,
    words: answerWords,
    replies: smsReplies,
    unanswered: (who, text) => inbox.ask(who, { channel: 'sms', text }),
    holderAt: accounts.holder.at,
    claims: accounts.claims,
    practice: over.practice,
  })
  const admin = createAdminService({ ...foundation, community })
  const needs = createOpenTasks({ ...foundation, community, sms, prices, inbox, warnings })
  const summaries = createSummaries({ ...foundation, weather, advisories })
  const plans = createSeasonPlans(fieldNow, harvests.asked)
  const weeklyRun = createWeeklyRun({ ...foundation, weather: farmWeather, modelWording, sellingPrices })
  const trials = createTrialService(foundation)
  const weatherAlerts = createWeatherAlerts({ ...foundation, weather, publish: warnings.published.publish })
  const { ussd, voice } = composePhones({
    ...foundation,
    ...{
      accounts,
      places,
      weather,
      rains,
      warnings,
      crops,
      farmLog,
      fieldWork,
      fieldNow,
      advisories,
      plans,
      fertilizer,
    },
    ...{ inbox, questions, market, harvests, words, sendingWindow, gateway, clips, sms },
  })
  const phones = [sms, ussd, inbox, voice, sendingWindow]
  const forgetful = [accounts, idempotencyKeys, weather, notifications, images, prices, seenPrices, warnings, ...phones]
  const channelFigures = createChannelFigures({ ...foundation, ussd })
  const housekeeping = createHousekeeping(foundation, forgetful)
  let practising: Promise<CallbackClient> | undefined
  function practice(): Promise<CallbackClient> {
    practising ??= import('./practice-phone.ts').then(({ openPhoneSimulator }) => openPhoneSimulator(foundation))
    return practising
  }
  return {
    ...foundation,
    identity: await serverIdentity(foundation.db),
    /** Time from which session cookies have their prefix, over https. */
    prefixedSince: isHttps(config)
      ? await readOrStoreTime(foundation.db, 'prefixed_cookies_since', foundation.clock.now())
      : null,
    limits,
    security,
    idempotencyKeys,
    places,
    weather,
    rains,
    warnings,
    refreshPlaces: createWeatherRefresh({ ...foundation, weather }),
    crops,
    farmLog,
    fieldWork,
    tryOut,
    fertilizer,
    notifications,
    push,
    images,
    community,
    accounts,
    admin,
    personRecords: createFarmerRecords({ ...foundation, sms, farmLog, accounts }),
    regions: createRegionService(foundation),
    needs,
    prices,
    words,
    advisories,
    plans,
    summaries,
    weeklyRun,
    weatherAlerts,
    trials,
    harvests,
    housekeeping,
    sms: { ...sms, ...smsInbound },
    ussd,
    ...ofInbox,
    answerBank,
    market,
    seenPrices,
    sellingPrices,
    priceBoard,
    voice,
    sendingWindow,
    channelFigures,
    /** Secrets of providers' callbacks, any of which is accepted; without one there are no callbacks. */
    channelSecrets: [config.CHANNEL_SECRET, config.SMS_CALLBACK_SECRET].filter((secret) => secret !== undefined),
    /** Callbacks for simulated phones, created on first use. */
    practice,
    trial: createPhoneSimulator({ ...foundation, practice }),
    async close() {
      await push.stop()
      foundation.db.close()
    },
  }
}
