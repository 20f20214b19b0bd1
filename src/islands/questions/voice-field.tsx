import { useEffect, useRef, useState } from 'react'
import { usePage } from '../lib/page.tsx'
import { useObjectUrl } from '../lib/use-blob-address.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { canRecordAudio, recordAudio } from './record.ts'

/** A press longer than this (ms) counts as held: releasing it stops the recording. */
const HELD_MS = 600

/**
 * Records speech while the button is held, or from one press to the next. Hidden if the browser cannot record; its space
 * is reserved until that is known.
 */
export function VoiceField({ voice, onChange }: { voice: Blob | null; onChange: (voice: Blob | null) => void }) {
  const { t } = usePage()
  const hydrated = useHydrated()
  const address = useObjectUrl(voice)
  if (hydrated && !canRecordAudio()) return null
  if (!address) return <RecordButton onRecorded={onChange} />
  return (
    <div className="stack stack-s">
      {/* biome-ignore lint/a11y/useMediaCaption: the farmer's own words, not yet sent */}
      <audio controls src={address} aria-label={t('question.spoken')} />
      <Button variant="quiet" icon="trash" onClick={() => onChange(null)}>
        {t('question.unspeak')}
      </Button>
    </div>
  )
}

function RecordButton({ onRecorded }: { onRecorded: (voice: Blob | null) => void }) {
  const { t } = usePage()
  const { seconds, failed, toggle, release } = useRecording(onRecorded)
  const byPointer = useRef(false)
  const runs = seconds !== null
  return (
    <div className="stack stack-s with-script">
      <Button
        variant={runs ? 'danger' : 'secondary'}
        wide
        className="hold"
        aria-pressed={runs}
        onPointerDown={(event) => {
          byPointer.current = true
          if (event.button === 0) toggle()
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          // Keyboards and screen readers press without a pointer.
          if (!byPointer.current) toggle()
          byPointer.current = false
        }}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM6 11a6 6 0 0 0 12 0M12 17v4" />
        </svg>
        {t(runs ? 'advisory.stop' : 'question.speak')}
      </Button>
      <p className={failed ? 'field-error' : 'hint'} role={failed ? 'alert' : undefined}>
        {failed ? t('question.noMicrophone') : runs ? t('question.speaking', { n: seconds }) : t('question.speakHint')}
      </p>
    </div>
  )
}

/** `seconds`: null unless recording. */
function useRecording(onRecorded: (voice: Blob | null) => void) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController>(null)
  const startedAt = useRef<number>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const stop = new AbortController()
    running.current = stop
    startedAt.current = null
    setFailed(false)
    let clock: ReturnType<typeof setInterval> | undefined
    try {
      const voice = await recordAudio(stop.signal, () => {
        startedAt.current = Date.now()
        setSeconds(0)
        clock = setInterval(() => setSeconds((n) => (n ?? 0) + 1), 1000)
      })
      if (voice) onRecorded(voice)
    } catch {
      setFailed(true)
    } finally {
      clearInterval(clock)
      running.current = null
      setSeconds(null)
    }
  }

  return {
    seconds,
    failed,
    toggle: () => (running.current ? running.current.abort() : void start()),
    /** Ends a held press. The browser's permission prompt also takes the finger off the button, which does not count. */
    release() {
      const from = startedAt.current
      if (from !== null && Date.now() - from > HELD_MS) running.current?.abort()
    },
  }
}
