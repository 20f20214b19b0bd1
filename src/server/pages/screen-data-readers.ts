import { HARVESTS_PATH } from '../../contracts/admin-tabs.ts'
import { withPathParams } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories } from '../../contracts/calls/advisories.ts'
import { getFertilizerPlan } from '../../contracts/calls/fertilizer.ts'
import { getRainHistory, getRainStart } from '../../contracts/calls/rains.ts'
import { getSeasonPlan, listLogEntries } from '../../contracts/calls/season.ts'
import { getWarning } from '../../contracts/calls/warnings.ts'
import { getForecast, getWeather } from '../../contracts/calls/weather.ts'
import { isCropId } from '../../contracts/crops.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { trialsQuerySchema } from '../../contracts/trials.ts'
import { FORECAST_DAYS } from '../../contracts/weather.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { Services } from '../compose.ts'
import { prefetchedQuery } from '../http/island.tsx'
import { safeReturnPath } from '../http/safe-next.ts'
import { showAdmin } from './admin.ts'
import { showAudience } from './audience.ts'
import { planOfQuery, savedPlanProps } from './bags.ts'
import { showChannels } from './channels.ts'
import { communityScreens } from './community.ts'
import { showHome } from './home.ts'
import { showInbox } from './inbox.ts'
import { showMarket } from './market.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import { showPerson } from './person.ts'
import { showPractice } from './practice.ts'
import { showPrices } from './prices.ts'
import { questionScreens } from './questions.ts'
import type { ScreenData, ScreenDataReaders, ScreenPage } from './screen-page.ts'
import { warningCards } from './warning-cards.tsx'

/** Number of log entries shown, more than one field has in a season. */
const LOG_SHOWN = 50

/** Data of each screen besides its title and `reads`; most screens have none. */
export function screenDataReaders(services: Services): ScreenDataReaders {
  const { accounts, advisories, farmLog, fertilizer, plans, rains, voice, warnings, weather } = services
  return {
    home: (page) => showHome(services, page),

    async weather({ actor, user, t }) {
      const props = { warnings: warningCards(await warnings.mine(actor), t) }
      const point = coordinatesOf(user.location)
      if (!point) return { props }
      const { lat, lng } = point
      const [now, days, ahead] = await Promise.all([
        weather.current(point),
        weather.forecast(point, FORECAST_DAYS),
        rains.ahead(actor, {}),
      ])
      return {
        props,
        data: [
          prefetchedQuery(getWeather, now, { lat, lng }),
          prefetchedQuery(getForecast, days, { lat, lng, days: FORECAST_DAYS }),
          prefetchedQuery(getRainStart, ahead, {}),
        ],
      }
    },

    async rains({ actor, user }) {
      if (!coordinatesOf(user.location)) return {}
      const [ahead, years] = await Promise.all([rains.ahead(actor, {}), rains.years(actor, {})])
      return { data: [prefetchedQuery(getRainStart, ahead, {}), prefetchedQuery(getRainHistory, years, {})] }
    },

    async warning({ actor, params: { id = '' } }) {
      const warning = await nullIfNotFound(warnings.one(actor, id))
      if (!warning) return { props: { id, missing: true }, status: 404 }
      return { data: [prefetchedQuery(withPathParams(getWarning, { id }), warning)], props: { id } }
    },

    async advisories({ actor, query }) {
      const crop = query.crop || null
      const list = await advisories.list(actor, { crop: crop ?? undefined })
      return { data: [prefetchedQuery(listAdvisories, list, crop === null ? undefined : { crop })], props: { crop } }
    },

    async advisory({ actor, user, params: { id = '' } }) {
      const found = await nullIfNotFound(advisories.open(actor, id))
      if (!found) return { props: { id, missing: true }, status: 404 }
      const { advisory, opened, title } = found
      const clips = title ? await voice.titleClips(title, user.preferredLanguage) : []
      return {
        title: advisory.title,
        data: [prefetchedQuery(withPathParams(getAdvisory, { id }), advisory)],
        props: { id, opened: clips.length > 0 ? { ...opened, clips } : opened },
      }
    },

    ...communityScreens(services),

    async 'confirm-phone'({ c, actor, again }) {
      return !again && (await accounts.phone.state(actor)).confirmed ? c.redirect('/profile') : {}
    },

    async 'second-factor'({ c, actor }) {
      // Secrets and codes are shown only once.
      c.header('Cache-Control', 'no-store')
      const words = TEXTS_BY_LANGUAGE[c.get('language')].secondFactor
      return { props: { words, standing: await accounts.secondFactor.standing(actor) } }
    },

    crop({ t, params: { id = null }, given, again }) {
      const found = id === null || again || given('listCrops').some((crop) => crop.id === id)
      return { title: t(id === null ? 'cropForm.add' : 'cropForm.edit'), props: { id }, ...(!found && { status: 404 }) }
    },

    async season({ actor, t, params: { id = '' }, given }) {
      const crop = given('listCrops').find((each) => each.id === id)
      if (!crop) return { title: t('cropForm.missing'), props: { id }, status: 404 }
      const [plan, log, advice, kept] = await Promise.all([
        plans.get(actor, id),
        farmLog.list(actor, id, { limit: LOG_SHOWN }),
        advisories.list(actor),
        fertilizer.saved(actor, crop),
      ])
      return {
        title: t(`crop.${crop.cropType}`),
        props: { id, bags: savedPlanProps(kept, t) },
        data: [
          prefetchedQuery(withPathParams(getSeasonPlan, { id }), plan),
          prefetchedQuery(withPathParams(listLogEntries, { id }), log.items),
          prefetchedQuery(listAdvisories, advice),
        ],
      }
    },

    async bags({ c, actor, t, params: { id = '' }, given }) {
      const crop = given('listCrops').find((each) => each.id === id)
      if (!crop) return { title: t('cropForm.missing'), props: { id }, status: 404 }
      const field = await fertilizer.field(actor, id)
      return {
        props: {
          id,
          asked: await planOfQuery(c, (input) => fertilizer.plan(actor, { cropId: id, crop: crop.cropType, ...input })),
        },
        data: [prefetchedQuery(withPathParams(getFertilizerPlan, { id }), field)],
      }
    },

    ...questionScreens(services),
    market: (page) => showMarket(services, page),

    admin: (page) => showAdmin(services, page),
    prices: (page) => showPrices(services, page),
    inbox: (page) => showInbox(services, page),
    person: (page) => showPerson(services, page),
    audience: (page) => showAudience(services, page),
    channels: (page) => showChannels(services, page),
    async trials({ actor, query, c, t }) {
      if (c.req.path === HARVESTS_PATH)
        return { title: t('harvests.title'), props: { harvests: await services.harvests.figures(actor) } }
      const { before } = trialsQuerySchema.safeParse({ before: query.before }).data ?? {}
      const reports = await services.trials.reports(actor, { before })
      return { title: t('profile.comparisons'), props: { ...reports, scores: await services.rains.scores(actor) } }
    },
    practice: (page) => showPractice(services, page),
    'sign-in': (page) => showVisitor(page, '/signin'),
    register(page) {
      const visitor = showVisitor(page, '/register')
      const { crop = '' } = page.query
      return { ...visitor, props: { ...visitor.props, crop: isCropId(crop) ? crop : null } }
    },
  }
}

/** A change of language requests the page with GET, so it leads from a submitted form to the empty form. */
function showVisitor({ query, again }: ScreenPage, path: string): ScreenData {
  const given = safeReturnPath(again?.form.values.next ?? query.next)
  const next = given === '/' ? null : given
  return { props: { next, here: next ? `${path}?next=${encodeURIComponent(next)}` : path } }
}
