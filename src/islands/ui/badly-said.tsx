import { reportBadWording } from '../../contracts/calls/words.ts'
import { sentencesIn } from '../../words/sentences-in.ts'
import type { Translate } from '../../words/translate.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { ReportBadWordingButton } from './badly-said-button.tsx'

/** Button that reports sentences as badly worded, once. `of`: ids of sentences, or a function that renders them. */
export function ReportBadWording({ of }: { of: string[] | ((t: Translate) => unknown) }) {
  const { url } = usePage()
  const { send } = useSend(reportBadWording)
  const ids = typeof of === 'function' ? sentencesIn(of) : of
  if (ids.length === 0) return null
  return (
    <ReportBadWordingButton action={reportBadWording.form.at} onPress={() => send({ ids })}>
      <input type="hidden" name="ids" value={ids.join('|')} />
      <input type="hidden" name="back" value={url} />
    </ReportBadWordingButton>
  )
}
