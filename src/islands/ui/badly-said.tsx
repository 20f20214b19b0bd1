import { useState } from 'react'
import { reportWords } from '../../contracts/calls/words.ts'
import { sentencesIn } from '../../words/sentences-in.ts'
import type { Translate } from '../../words/translate.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { Button } from './button.tsx'
import { PressForm } from './press-form.tsx'

/** Button that reports sentences as badly said, once: those that a function writes, or their ids. */
export function BadlySaid({ of }: { of: string[] | ((t: Translate) => unknown) }) {
  const { t, url } = usePage()
  const { send } = useSend(reportWords)
  const [said, setSaid] = useState(false)
  const ids = typeof of === 'function' ? sentencesIn(of) : of
  if (ids.length === 0) return null
  const press = () => {
    setSaid(true)
    return send({ ids })
  }
  return (
    <PressForm action={reportWords.form.at} pending={said} onPress={press}>
      <input type="hidden" name="ids" value={ids.join('|')} />
      <input type="hidden" name="back" value={url} />
      <Button type="submit" variant={said ? 'primary' : 'secondary'} aria-pressed={said}>
        {t('advisory.badlySaid')}
      </Button>
    </PressForm>
  )
}
