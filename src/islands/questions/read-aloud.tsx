import { ListenButton } from '../advisory/listen-button.tsx'
import { speakText, useVoice } from '../advisory/use-voice.ts'
import { usePage } from '../lib/page.tsx'

/** Button that reads an answer with the phone's voice for its language; hidden without such a voice. */
export function ReadAloud({ text, language }: { text: string; language: string | null }) {
  const { language: ofPage } = usePage()
  const voice = useVoice(language ?? ofPage)
  return voice ? <ListenButton play={(stop) => speakText(text, voice, stop)} /> : null
}
