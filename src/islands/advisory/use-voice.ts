import { useEffect, useState } from 'react'

/** The phone's voice of the language, once the browser knows its voices; null while it knows none. */
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

/** Reads a text out; ends where it does, where it is stopped, and where the phone cannot. */
export const readOut = (text: string, voice: SpeechSynthesisVoice, stop: AbortSignal) =>
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
