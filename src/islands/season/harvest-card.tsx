import type { SubmitEvent } from 'react'
import { fillPath, withPathParams } from '../../contracts/call.ts'
import { reportHarvest } from '../../contracts/calls/season.ts'
import { type BagKey, parseBags } from '../../contracts/harvests.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { refetchAfterLogChange } from './use-log.ts'

/** Open harvest question of a crop. */
export function HarvestCard({ id }: { id: string }) {
  const t = useTranslate()
  const { send, pending, error } = useSend(withPathParams(reportHarvest, { id }), {
    done: 'harvest.noted',
    onDone: (_, __, client) => refetchAfterLogChange(client, id),
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const bags = data.has('skip') ? null : parseBags(String(data.get('bags')))
    void send({ bags, bag: data.get('bag') as BagKey })
  }
  return (
    <Card title={t('harvest.title')}>
      <form
        className="stack"
        method="post"
        action={fillPath(reportHarvest.form.at, { id })}
        noValidate
        onSubmit={submit}
      >
        <div className="two">
          <TextInput inputMode="decimal" label={t('harvest.bags')} name="bags" error={error?.fields.bags} />
          <Select
            label={t('harvest.size')}
            name="bag"
            options={['100 kg', '50 kg', t('harvest.other')].map((label, n) => ({ value: `${n + 1}`, label }))}
          />
        </div>
        <Button type="submit" pending={pending}>
          {t('season.save')}
        </Button>
        <Button type="submit" name="skip" value="1" variant="quiet">
          {t('ask.unknown')}
        </Button>
      </form>
    </Card>
  )
}
