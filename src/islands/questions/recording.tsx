import { usePage } from '../lib/page.tsx'

/** Player for a recording from the web, with download. The call provider has recordings of calls. */
export function RecordingPlayer({ url }: { url: string }) {
  const { t } = usePage()
  const isOurs = url.startsWith('/recordings/')
  return (
    <>
      {isOurs ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written it down
        <audio controls preload="none" aria-label={t('question.spoken')}>
          <source src={url} type="audio/webm; codecs=opus" />
          <source src={url.replace(/webm$/, 'caf')} type="audio/x-caf" />
        </audio>
      ) : null}
      <p>
        <a href={url} rel="noreferrer" download={isOurs || undefined}>
          {t(isOurs ? 'question.saveRecording' : 'inbox.recording')}
        </a>
      </p>
    </>
  )
}
