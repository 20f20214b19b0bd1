import { generateAdvisories, getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { AdvisoryCard } from '../advisories/advisory-card.tsx'
import { refresh, useRead } from '../lib/api.ts'
import { useT } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { Spinner } from '../ui/spinner.tsx'

const SHOWN = 3

export function TodaysAdvisories() {
  const t = useT()
  const { data, isPending, isError } = useRead(listAdvisories)
  return (
    <section className="stack" aria-labelledby="todays">
      <div className="row between">
        <h2 id="todays">{t('home.advisories')}</h2>
        <Generate />
      </div>
      {data?.slice(0, SHOWN).map((advisory) => (
        <AdvisoryCard key={advisory.id} advisory={advisory} />
      ))}
      {data?.length === 0 ? <EmptyState icon="leaf" text={t('home.noAdvisories')} /> : null}
      {isPending ? <Spinner /> : null}
      {isError && !data ? <EmptyState icon="warning" text={t('app.error')} /> : null}
      {data && data.length > SHOWN ? (
        <ButtonLink href="/advisories" variant="secondary" wide>
          {t('home.viewAll', { count: data.length })}
        </ButtonLink>
      ) : null}
    </section>
  )
}

function Generate() {
  const t = useT()
  const { send, pending } = useSend(generateAdvisories, {
    failed: 'home.generateFailed',
    done: 'home.generated',
    onDone: (_, __, client) => refresh(client, listAdvisories, getSummary),
  })
  return (
    <PressForm action={generateAdvisories.form.at} pending={pending} onPress={() => send()}>
      <Button type="submit" variant="secondary" pending={pending} pendingText={t('home.generating')}>
        {t('home.generate')}
      </Button>
    </PressForm>
  )
}
