import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Campaign } from '../../contracts/admin.ts'
import { withPathParams } from '../../contracts/call.ts'
import { getCampaign, listCampaigns } from '../../contracts/calls/admin.ts'
import type { MessageKey } from '../../words/translate.ts'
import { readOptions, useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Progress } from '../ui/progress.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { groupThousands } from './grouped.ts'
import { LoadFailed } from './load-failed.tsx'
import { skippedReasonsText, useLocalTimeFormat } from './sms-figures.tsx'

const SENDING_POLL_MS = 1500
/** Poll interval when only messages held until morning are left. */
const WAITING_POLL_MS = 60_000

const STATES: Record<Campaign['state'], { text: MessageKey; tone: BadgeTone }> = {
  queued: { text: 'sms.queued', tone: 'sky' },
  sending: { text: 'sms.sending', tone: 'sun' },
  waiting: { text: 'sms.waiting', tone: 'sky' },
  stopped: { text: 'sms.stopped', tone: 'danger' },
  done: { text: 'sms.finished', tone: 'leaf' },
}

/** Newest campaigns. A running campaign is polled until it ends. */
export function Campaigns() {
  const t = useTranslate()
  const { data, isError, refetch } = useRead(listCampaigns)
  return (
    <Card title={t('sms.campaigns')}>
      {data ? (
        data.length === 0 ? (
          <p className="soft">{t('sms.noCampaigns')}</p>
        ) : (
          <ul className="list campaigns">
            {data.map((campaign) => (
              <Row key={campaign.id} listed={campaign} onEnd={refetch} />
            ))}
          </ul>
        )
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <Spinner />
      )}
    </Card>
  )
}

function Row({ listed, onEnd }: { listed: Campaign; onEnd: () => unknown }) {
  const t = useTranslate()
  const time = useLocalTimeFormat()
  const campaign = useFollowed(listed, onEnd)
  const { kind, state, recipients, sent, delivered, failed, unknown, held, segments, cost } = campaign
  const done = sent + failed + unknown
  return (
    <li className="stack stack-s">
      <div className="row between">
        <p>
          <b>{t(`sms.${kind}`)}</b> <span className="small soft">{time(campaign.startedAt)}</span>
        </p>
        <Badge tone={STATES[state].tone}>{t(STATES[state].text)}</Badge>
      </div>
      {isRunning(campaign) ? (
        <div aria-live="polite">
          <Progress value={done} max={Math.max(recipients, 1)} label={t('sms.sending')} />
          <p className="small figures">
            {t('sms.progress', { done: groupThousands(done), recipients: groupThousands(recipients) })}
          </p>
        </div>
      ) : null}
      {campaign.stopReason ? <p className="small campaign-stop">{campaign.stopReason}</p> : null}
      <dl className="campaign-figures small">
        <Figure name={t('sms.recipients')} value={groupThousands(recipients)} />
        <Figure name={t('sms.sent')} value={groupThousands(sent)} />
        <Figure name={t('sms.delivered')} value={groupThousands(delivered)} />
        <Figure name={t('sms.failed')} value={groupThousands(failed)} />
        {unknown > 0 ? <Figure name={t('sms.unknown')} value={groupThousands(unknown)} /> : null}
        {held > 0 ? <Figure name={t('sms.held')} value={groupThousands(held)} /> : null}
        <Figure name={t('sms.skipped')} value={groupThousands(campaign.skipped)} />
        <Figure name={t('sms.segments')} value={groupThousands(segments)} />
        {cost ? <Figure name={t('sms.paid')} value={cost} /> : null}
      </dl>
      {campaign.skipped > 0 ? (
        <p className="small soft">
          {t('sms.skipped')}: {skippedReasonsText(campaign.skippedWhy, t)}
        </p>
      ) : null}
    </li>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{value}</dd>
  </div>
)

/** Returns the campaign, polled while it runs. */
function useFollowed(listed: Campaign, onEnd: () => unknown): Campaign {
  const running = isRunning(listed)
  const { data = listed } = useQuery({
    ...readOptions(withPathParams(getCampaign, { id: listed.id })),
    initialData: listed,
    enabled: running,
    refetchInterval: (query) => {
      const state = query.state.data?.state
      if (state === 'waiting') return WAITING_POLL_MS
      return state === 'queued' || state === 'sending' ? SENDING_POLL_MS : false
    },
  })
  const ended = running && !isRunning(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has ended
  useEffect(() => {
    if (ended) void onEnd()
  }, [ended])
  return running ? data : listed
}

const isRunning = ({ state }: Campaign) => state === 'queued' || state === 'sending' || state === 'waiting'
