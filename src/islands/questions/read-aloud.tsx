import { useEffect, useRef, useState } from 'react'
import { readOut, useVoice } from '../advisory/use-voice.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'

/** Reads an answer with the phone's voice of its language; without one there is no button. */
export function ReadAloud({ text, language }: { text: string; language: string | null }) {
  const { t, language: ofPage } = usePage()
  const voice = useVoice(language ?? ofPage)
  const [reading, setReading] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  if (!voice) return null

  async function press(by: SpeechSynthesisVoice) {
    stop.current?.abort()
    if (reading) return setReading(false)
    const mine = new AbortController()
    stop.current = mine
    setReading(true)
    await readOut(text, by, mine.signal)
    if (stop.current === mine) setReading(false)
  }
  return (
    <Button variant="secondary" wide icon="sound" aria-pressed={reading} onClick={() => press(voice)}>
      {t(reading ? 'advisory.stop' : 'advisory.listen')}
    </Button>
  )
}
