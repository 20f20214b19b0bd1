import { type FormEvent, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { askQuestion } from '../../contracts/calls/questions.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import type { FarmQuestion } from '../../contracts/questions.ts'
import { ImageField } from '../community/image-field.tsx'
import { shrinkImage } from '../community/shrink.ts'
import { useRead } from '../lib/api.ts'
import { useDraft } from '../lib/draft.ts'
import { usePage } from '../lib/page.tsx'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { base64Of } from './record.ts'
import { VoiceField } from './voice-field.tsx'

/** Question form: text, photo or recording. The text is stored on the phone until it is sent; the URL names the crop. */
export function AskForm({ user, onAsked }: { user: User; onAsked: (question: FarmQuestion) => void }) {
  const { t, props } = usePage()
  const sent = useSubmittedForm()
  const advisoryId = sent.text('advisoryId') || String(props.advisory ?? '')
  const { data: crops = [] } = useRead(listCrops)
  const { form, draft, change, file, setFile, voice, setVoice, cropId, setCropId, errors, sending, submit } = useAsking(
    user,
    advisoryId,
    onAsked,
  )
  return (
    <Card tone="leaf">
      <form
        ref={form}
        className="stack"
        method="post"
        action={askQuestion.form.at}
        encType="multipart/form-data"
        noValidate
        onSubmit={submit}
      >
        {sent.message ? <Notice tone="danger">{sent.message}</Notice> : null}
        <VoiceField voice={voice} onChange={setVoice} />
        <TextArea
          label={t('question.text')}
          name="text"
          rows={3}
          maxLength={MAX_LENGTH.question}
          placeholder={t('question.placeholder')}
          value={draft.text}
          error={errors.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <ImageField file={file} error={errors.imageUrl ?? errors.image} onChange={setFile} />
        {crops.length > 0 ? (
          <Select
            label={t('question.crop')}
            placeholder={t('question.noCrop')}
            name="cropId"
            value={cropId}
            error={errors.cropId}
            options={crops.map(({ id, cropType }) => ({ value: id, label: t(`crop.${cropType}`) }))}
            onChange={(event) => setCropId(event.target.value)}
          />
        ) : null}
        {advisoryId ? <input type="hidden" name="advisoryId" value={advisoryId} /> : null}
        <Button type="submit" wide icon="send" pending={sending} pendingText={t('question.sending')}>
          {t('question.send')}
        </Button>
      </form>
    </Card>
  )
}

function useAsking(user: User, advisoryId: string, onAsked: (question: FarmQuestion) => void) {
  const { t, props } = usePage()
  const sent = useSubmittedForm()
  const [empty] = useState(() => ({ text: sent.text('text') }))
  const [cropId, setCropId] = useState(sent.text('cropId') || String(props.crop ?? ''))
  const { draft, change, drop } = useDraft(`gona.question.${user.id}`, empty)
  const [file, setFile] = useState<File | null>(null)
  const [voice, setVoice] = useState<Blob | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>(sent.fields)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const reset = () => {
    drop()
    setFile(null)
    setVoice(null)
  }
  const { send } = useSend(askQuestion, {
    onFailed: ({ fields, sentence }) =>
      setErrors(Object.keys(fields).length > 0 ? fields : { text: sentence || t('question.failed') }),
    onHeld: reset,
    done: 'question.done',
    onDone: (question) => {
      reset()
      onAsked(question)
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const wrong: Record<string, string> = draft.text.trim() || file || voice ? {} : { text: t('question.empty') }
    setErrors(wrong)
    if (wrong.text) return focusFirstError(form.current)
    setSending(true)
    await send(
      {
        text: draft.text,
        cropId: cropId || null,
        advisoryId: advisoryId || null,
        imageUrl: null,
        recording: voice && (await base64Of(voice)),
      },
      file && (await shrinkImage(file)),
    )
    setSending(false)
  }

  return { form, draft, change, file, setFile, voice, setVoice, cropId, setCropId, errors, sending, submit }
}
