import { useEffect, useState } from 'react'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'

/** Reads the advice out. Only where the phone has a voice for the language: a wrong voice is worse than none. */
export function Listen({ text }: { text: string }) {
  const { t, language } = usePage()
  const voice = useVoice(language)
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  if (!voice) return null

  function press() {
    speechSynthesis.cancel()
    if (speaking) return setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice?.lang ?? ''
    utterance.rate = 0.9
    utterance.onend = () => setSpeaking(false)
    utterance.onerror = () => setSpeaking(false)
    setSpeaking(true)
    speechSynthesis.speak(utterance)
  }
  return (
    <Button variant="secondary" icon="sound" aria-pressed={speaking} onClick={press}>
      {t(speaking ? 'advisory.stop' : 'advisory.listen')}
    </Button>
  )
}

/** A voice of the language, once the browser knows its voices; null while it knows none. */
function useVoice(locale: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)
  useEffect(() => {
    const speech = globalThis.speechSynthesis
    if (!speech) return
    const find = () =>
      setVoice(speech.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === locale) ?? null)
    find()
    speech.addEventListener?.('voiceschanged', find)
    return () => speech.removeEventListener?.('voiceschanged', find)
  }, [locale])
  return voice
}
