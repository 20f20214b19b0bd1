import { useEffect, useState } from 'react'

/** Returns the phone's voice for a language once the browser has loaded its voices; null before that and without one. */
export function useVoice(locale: string): SpeechSynthesisVoice | null {
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

/** Speaks a text. Resolves at its end, when stopped, or on an error. */
export const speakText = (text: string, voice: SpeechSynthesisVoice, stop: AbortSignal) =>
  new Promise<void>((done) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.9
    utterance.onend = () => done()
    utterance.onerror = () => done()
    stop.addEventListener('abort', () => {
      speechSynthesis.cancel()
      done()
    })
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  })
