import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { toast } from '../ui/toast-store.ts'
import { ListenButton } from './listen-button.tsx'
import { canPlayAudio, playRecordings } from './recorded.ts'
import { speakText, useVoice } from './use-voice.ts'

/**
 * Button that reads the advisory aloud: recordings if available, otherwise the phone's voice for the language. There is
 * no button without either, because a voice of another language would be unintelligible.
 */
export function ListenControl({ advisory, clips = [] }: { advisory: Advisory } & Pick<AdvisoryPageData, 'clips'>) {
  const { t, language } = usePage()
  const hydrated = useHydrated()
  const voice = useVoice(language)
  const today = useFarmDay()
  const { title, content, by } = advisory
  // Recordings name weekdays without dates, which are wrong in an old cached copy.
  const recorded = hydrated && canPlayAudio() && !(by && by < today) ? clips : []
  if (!voice && recorded.length === 0) return null

  async function play(stop: AbortSignal) {
    let rest = `${title}. ${content}`
    try {
      if (recorded.length > 0) {
        await playRecordings(recorded, stop)
        rest = content
      }
    } catch {
      if (!voice && !stop.aborted)
        toast({ title: t('app.error.title'), description: t('app.error'), destructive: true })
    }
    if (voice && !stop.aborted) await speakText(rest, voice, stop)
  }

  return <ListenButton play={play} className="listen" />
}

/** Audio players for browsers without JavaScript. */
export function ListenPlain({ clips }: Pick<AdvisoryPageData, 'clips'>) {
  const { t } = usePage()
  if (!clips) return null
  return (
    <noscript>
      <div className="row">
        {clips.map((address, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may be said twice
          // biome-ignore lint/a11y/useMediaCaption: the title that it says stands above
          <audio key={n} controls preload="none" src={address} aria-label={`${t('advisory.listen')} ${n + 1}`} />
        ))}
      </div>
    </noscript>
  )
}
