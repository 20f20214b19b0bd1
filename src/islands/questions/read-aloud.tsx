import { ListenButton } from '../advisory/listen-button.tsx'
import { readOut, useVoice } from '../advisory/use-voice.ts'
import { usePage } from '../lib/page.tsx'

/** Button that reads an answer with the phone's voice for its language; hidden without such a voice. */
export function ReadAloud({ text, language }: { text: string; language: string | null }) {
  const { language: ofPage } = usePage()
  const voice = useVoice(language ?? ofPage)
  return voice ? <ListenButton play={(stop) => readOut(text, voice, stop)} /> : null
}
