import { useEffect, useState } from 'react'
import { LANGUAGES } from '../../contracts/languages.ts'
import { usePage } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'

/** Reads the advice out, where the phone has a voice for the language; where it has none it says so: a wrong voice is worse. */
export function Listen({ text }: { text: string }) {
  const { t, language } = usePage()
  const hydrated = useHydrated()
  const voice = useVoice(language)
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])

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
    <Button
      variant="secondary"
      wide
      icon="sound"
      className={hydrated ? 'listen' : 'listen listen-to-come'}
      aria-pressed={voice ? speaking : undefined}
      disabled={!voice}
      onClick={press}
    >
      <span>
        {t(speaking ? 'advisory.stop' : 'advisory.listen')}
        {hydrated && !voice ? (
          <span className="listen-not">{t('advisory.notYet', { language: LANGUAGES[language].name })}</span>
        ) : null}
      </span>
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
