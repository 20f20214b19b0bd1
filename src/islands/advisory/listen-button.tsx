import { useEffect, useRef, useState } from 'react'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'

/** Button that starts `play`. A second press stops it, as does leaving the page. */
export function ListenButton({ play, className }: { play(stop: AbortSignal): Promise<void>; className?: string }) {
  const { t } = usePage()
  const [playing, setPlaying] = useState<AbortController | null>(null)
  const last = useRef<AbortController>(null)
  useEffect(() => () => last.current?.abort(), [])

  async function press() {
    playing?.abort()
    if (playing) return setPlaying(null)
    const stop = new AbortController()
    last.current = stop
    setPlaying(stop)
    await play(stop.signal)
    setPlaying((now) => (now === stop ? null : now))
  }
  return (
    <Button variant="secondary" wide icon="sound" className={className} aria-pressed={playing !== null} onClick={press}>
      {t(playing ? 'advisory.stop' : 'advisory.listen')}
    </Button>
  )
}
