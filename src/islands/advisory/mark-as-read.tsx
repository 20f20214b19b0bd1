import { useEffect } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories, markAdvisoryRead } from '../../contracts/calls/advisories.ts'
import { refetchReads } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { type SendOptions, useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'

/** Marks an opened advisory as read. The button stays until the write succeeds. */
export function MarkAsRead({ advisory }: { advisory: Advisory }) {
  const t = useTranslate()
  const { send, pending } = useMarkRead(advisory.id)
  // The user did not request this write, so its failure shows no message; the button remains.
  const { send: sendByItself } = useMarkRead(advisory.id, { onFailed: () => {} })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each advisory that is opened
  useEffect(() => {
    void sendByItself()
  }, [advisory.id])
  return (
    <SingleButtonForm
      action={fillPath(markAdvisoryRead.form.at, { id: advisory.id })}
      pending={pending}
      onPress={() => send()}
    >
      <Button type="submit" variant="secondary" icon="check" pending={pending}>
        {t('advisory.read')}
      </Button>
    </SingleButtonForm>
  )
}

const useMarkRead = (id: string, options: SendOptions<undefined, Advisory> = {}) =>
  useSend(withPathParams(markAdvisoryRead, { id }), {
    ...options,
    onDone: (read, _, client) => {
      client.setQueryData(queryKeyOf(fillPath(getAdvisory.path, { id })), read)
      refetchReads(client, listAdvisories)
    },
  })
