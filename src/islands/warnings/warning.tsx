import { fillPath, withPathParams } from '../../contracts/call.ts'
import { getWarning, reportWarningWording } from '../../contracts/calls/warnings.ts'
import type { Warning } from '../../contracts/warnings.ts'
import { useRead } from '../lib/api.ts'
import { useNow } from '../lib/now.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useSend } from '../lib/use-send.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { ReportBadWordingButton } from '../ui/badly-said-button.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { useRefetchedWarnings } from './current.ts'

const STATES = {
  ended: 'warning.ended',
  withdrawn: 'warning.withdrawn',
  replaced: 'warning.replaced',
  elsewhere: 'warning.elsewhere',
} as const

export default function WarningPage() {
  const t = useTranslate()
  return (
    <SignedIn active="weather">
      {() => (
        <div className="stack reading">
          <ButtonLink href="/" variant="quiet" icon="back" className="back">
            {t('app.home')}
          </ButtonLink>
          <Shown />
        </div>
      )}
    </SignedIn>
  )
}

function Shown() {
  const { t, props } = usePage<{ id: string; missing?: boolean }>()
  const { id, missing = false } = props
  const { data, error, refetch } = useRead(withPathParams(getWarning, { id }), undefined, { enabled: !missing })
  useRefetchedWarnings(refetch, !missing)
  if (data) return <Detail warning={data} />
  const unknown = <EmptyState picture="sky.cloud" text={t('warning.missing')} />
  return missing ? unknown : <NotLoaded error={error} missing={unknown} />
}

/** Returns whether the warning has ended, by the phone's clock after hydration, because a cached page may be older. */
function useEnded({ expires }: Pick<Warning, 'expires'>): boolean {
  const now = useNow()
  return expires <= (useHydrated() ? new Date().toISOString() : now)
}

function Detail({ warning }: { warning: Warning }) {
  const t = useTranslate()
  const { drawing, severity, severityWord, title, from, until, todo, text, language, issued } = warning
  const ended = useEnded(warning)
  const state = warning.state === 'in force' && ended ? 'ended' : warning.state
  return (
    <article className="stack">
      {state === 'in force' ? null : <Notice tone="plain">{t(STATES[state])}</Notice>}
      <header className={`warning warning-${state === 'in force' ? severity.toLowerCase() : 'ended'}`}>
        <Drawing of={drawing} />
        <div className="warning-words">
          <h1>{title}</h1>
          {state === 'in force' ? <b className="warning-severity">{severityWord}</b> : null}
        </div>
      </header>
      <dl className="warning-times">
        <dt>{t('warning.from')}</dt>
        <dd>{from}</dd>
        <dt>{t('warning.until')}</dt>
        <dd>{until}</dd>
      </dl>
      {state === 'in force' ? (
        <section className="card stack stack-s">
          <h2>{t('warning.todo')}</h2>
          <p>{todo}</p>
          <BadlySaid id={warning.id} />
        </section>
      ) : null}
      <section className="stack stack-s">
        <h2>{t('warning.theirs')}</h2>
        <p lang={language}>{text}</p>
        <p className="small soft">{issued}</p>
      </section>
    </article>
  )
}

/** Button that reports the wording of the instruction. */
function BadlySaid({ id }: Pick<Warning, 'id'>) {
  const { send } = useSend(withPathParams(reportWarningWording, { id }))
  return <ReportBadWordingButton action={fillPath(reportWarningWording.form.at, { id })} onPress={() => send()} />
}
