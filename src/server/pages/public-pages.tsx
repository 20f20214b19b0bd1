/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Operator } from '../../contracts/operator.ts'
import { SMS_PROVIDERS } from '../../contracts/sms-providers.ts'
import { termsOfService } from '../../words/en/terms.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import type { VisitorAdvice } from '../advisories/visitor-advice.ts'
import type { Services } from '../compose.ts'
import type { Assets } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import type { CookieConfig } from '../http/cookies.ts'
import { Document, withDoctype } from '../http/document.tsx'
import { Landing } from './landing.tsx'
import { languageRoute } from './language.ts'
import { Legal } from './legal.tsx'
import { ErrorContent, NotFoundContent } from './not-found.tsx'
import { OfflineContent } from './offline.tsx'
import { type PageLayout, PublicFrame } from './public-frame.tsx'
import { tryOutPages } from './try-out.tsx'

interface Deps {
  assets: Assets
  appName: string
  operator: Operator | undefined
  config: CookieConfig
  tryOut: VisitorAdvice
}

interface PlainPage {
  title: string
  description?: string
  band?: PageLayout
  status?: ContentfulStatusCode | undefined
  content: Child
}

export interface PublicPageDeps extends Pick<Services, 'accounts' | 'config'> {
  show(c: Context<AppEnv>, page: PlainPage): Response | Promise<Response>
}

/** Pages open to everyone. `landing` is `/` for visitors; `notFoundContent` is any unknown address. */
export function publicPages({ assets, appName, operator, config, tryOut }: Deps) {
  const show = (c: Context<AppEnv>, page: PlainPage) => renderPlain(c, page, { assets, appName, operator })
  const routes = new Hono<AppEnv>()
    .route('/', languageRoute(config))
    .route('/', tryOutPages({ tryOut, show }))
    .route('/', legalPages({ appName, operator }, show))
    .get('/offline', (c) => {
      const t = translatorFor(c.get('language'))
      return show(c, { title: t('offline.title'), content: <OfflineContent t={t} /> })
    })

  return {
    routes,
    show,
    landing(c: Context<AppEnv>) {
      const language = c.get('language')
      const text = TEXTS_BY_LANGUAGE[language].landing
      const { title, description } = text
      const t = translatorFor(language)
      const content = (
        <Landing text={text} t={t} states={tryOut.states()} language={language} choice={t('app.language')} />
      )
      return show(c, { title, description, band: 'wide', content })
    },
    notFound(c: Context<AppEnv>) {
      const t = translatorFor(c.get('language'))
      return show(c, { title: t('notFound.title'), status: 404, content: <NotFoundContent t={t} /> })
    },
    /** `known`: an error with a message for the user; null for a defect, for which only the request id is shown. */
    failed(c: Context<AppEnv>, known: { message: string; status: ContentfulStatusCode } | null) {
      const t = translatorFor(c.get('language'))
      const content = (
        <ErrorContent t={t} message={known?.message ?? t('app.error')} requestId={known ? null : c.get('requestId')} />
      )
      return show(c, { title: t('app.error.title'), status: known?.status ?? 500, content })
    },
  }
}

function renderPlain(
  c: Context<AppEnv>,
  { title, description, band, status = 200, content }: PlainPage,
  { assets, appName, operator }: Pick<Deps, 'assets' | 'appName' | 'operator'>,
) {
  const language = c.get('language')
  const url = new URL(c.req.url)
  return c.html(
    withDoctype(
      <Document
        title={`${title} - ${appName}`}
        description={description}
        language={language}
        manifest={assets.manifest}
        styles={band === 'wide' ? 'landing' : 'public'}
      >
        <PublicFrame
          t={translatorFor(language)}
          language={language}
          appName={appName}
          operator={operator}
          next={url.pathname + url.search}
          band={band}
        >
          {content}
        </PublicFrame>
      </Document>,
    ),
    status,
  )
}

function legalPages({ appName, operator }: Pick<Deps, 'appName' | 'operator'>, show: PublicPageDeps['show']) {
  const senders = Object.values(SMS_PROVIDERS).flatMap(({ name, sends }) => (sends ? [name] : []))
  const legal = { app: appName, smsProviders: senders.join(' or ') }
  return new Hono<AppEnv>()
    .get('/terms', (c) =>
      show(c, {
        title: translatorFor(c.get('language'))('footer.terms'),
        band: 'door',
        content: <Legal text={termsOfService} language="en" values={legal} operator={operator} />,
      }),
    )
    .get('/privacy', (c) => {
      const language = c.get('language')
      const t = translatorFor(language)
      const { privacy, ussd } = TEXTS_BY_LANGUAGE[language]
      const values = {
        ...legal,
        download: t('profile.download'),
        edit: t('profile.edit'),
        erase: t('profile.delete'),
        compare: t('profile.compare'),
        settings: ussd.settings,
        eraseByDial: ussd.deleteMe,
        share: t('share.title'),
        noShare: 'NOSHARE',
      }
      const content = <Legal text={privacy} language={language} values={values} operator={operator} />
      return show(c, { title: t('footer.privacy'), band: 'door', content })
    })
}
