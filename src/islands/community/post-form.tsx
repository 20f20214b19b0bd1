import { type FormEvent, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import type { Post, PostInput } from '../../contracts/community.ts'
import { isCropId, REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { LONGEST } from '../../contracts/longest.ts'
import { useDraft } from '../lib/draft.ts'
import { focusFirstError, useSentForm } from '../lib/form-props.ts'
import { usePage } from '../lib/page.tsx'
import { type Failure, useSend } from '../lib/send.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextArea, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast-store.ts'
import { ImageField } from './image-field.tsx'
import { shrink } from './shrink.ts'

/** Writes a post. What was typed stays until it is posted, on this phone too; a picture goes up once, however often the post is tried. */
export function PostForm({ user, onPosted }: { user: User; onPosted: (post: Post) => void }) {
  const { t, props } = usePage()
  const sent = useSentForm()
  const hydrated = useHydrated()
  const [empty] = useState(() => ({
    title: sent.text('title'),
    content: sent.text('content'),
    cropType: sent.text('cropType'),
    region: sent.text('region') || String(props.region ?? ''),
  }))
  const { draft, change, drop } = useDraft(`gona.post.${user.id}`, empty)
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>(sent.fields)
  const form = useRef<HTMLFormElement>(null)
  const uploaded = useRef<{ of: File; imageUrl: string; image: Blob } | null>(null)

  const fail = ({ status, sentence, fields }: Failure) => {
    setErrors(fields)
    toast({
      title: t(status !== null && sentence ? 'app.error.title' : 'post.failed'),
      description: sentence || t('post.failed'),
      destructive: true,
    })
  }
  const reset = () => {
    drop()
    setFile(null)
    uploaded.current = null
  }
  const uploadFailure = useRef<Failure | null>(null)
  const upload = useSend<FormData, { imageUrl: string }>(
    (body) => ({ method: 'POST', path: '/api/upload-image', body }),
    {
      onFailed: (failure) => {
        uploadFailure.current = failure
      },
    },
  )
  const create = useSend<{ input: PostInput; image: Blob | null }, Post>(
    ({ input, image }) => ({ method: 'POST', path: '/api/community/posts', body: input, image }),
    {
      onFailed: fail,
      onHeld: reset,
      onDone: (post) => {
        reset()
        toast({ title: t('app.success.title'), description: t('post.done') })
        onPosted(post)
      },
    },
  )
  const [preparing, setPreparing] = useState(false)
  const uploading = preparing || upload.pending
  const pending = uploading || create.pending

  /** The picture and, once it is there, its address: a post that has to wait keeps both. Null when refused. */
  async function sendPicture(chosen: File): Promise<{ imageUrl: string | null; image: Blob } | null> {
    if (uploaded.current?.of === chosen) return uploaded.current
    setPreparing(true)
    const small = await shrink(chosen)
    setPreparing(false)
    const body = new FormData()
    body.set('image', small, chosen.name)
    const answer = await upload.send(body)
    if (answer) {
      uploaded.current = { of: chosen, imageUrl: answer.imageUrl, image: small }
      return uploaded.current
    }
    const failure = uploadFailure.current
    if (failure?.status === null) return { imageUrl: null, image: small }
    if (failure) fail(failure)
    return null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (!draft.content.trim()) {
      setErrors({ content: t('post.empty') })
      return focusFirstError(form.current)
    }
    setErrors({})
    const picture = file ? await sendPicture(file) : { imageUrl: null, image: null }
    if (!picture) return
    const { title, content, cropType, region } = draft
    const input = {
      title: title.trim() || null,
      content,
      cropType: isCropId(cropType) ? cropType : null,
      region: region || null,
      imageUrl: picture.imageUrl,
    }
    await create.send({ input, image: picture.image })
  }

  const states = props.states as string[]
  return (
    <Card title={t('post.formTitle')} tone="leaf" className="write">
      <form
        id="write"
        ref={form}
        className="stack"
        method="post"
        action="/community/posts"
        encType="multipart/form-data"
        noValidate
        onSubmit={submit}
      >
        {sent.message ? <Notice tone="danger">{sent.message}</Notice> : null}
        <TextInput
          label={t('post.title')}
          name="title"
          maxLength={LONGEST.title}
          placeholder={t('post.titlePlaceholder')}
          value={draft.title}
          error={errors.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t('post.content')}
          name="content"
          required
          rows={4}
          maxLength={LONGEST.content}
          placeholder={t('post.contentPlaceholder')}
          value={draft.content}
          error={errors.content}
          onChange={(event) => change({ content: event.target.value })}
        />
        <div className="two">
          <Select
            label={t('post.crop')}
            name="cropType"
            placeholder={t('post.cropNone')}
            options={REGISTRATION_CROPS.map((id) => ({ value: id, label: t(`crop.${id}`) }))}
            value={draft.cropType}
            error={errors.cropType}
            onChange={(event) => change({ cropType: event.target.value })}
          />
          <Select
            label={t('post.region')}
            name="region"
            placeholder={t('post.regionNone')}
            options={states.map((state) => ({ value: state, label: state }))}
            value={draft.region}
            error={errors.region}
            onChange={(event) => change({ region: event.target.value })}
          />
        </div>
        <ImageField file={file} error={errors.imageUrl ?? errors.image} onChange={setFile} />
        <Button
          type="submit"
          wide
          icon="send"
          disabled={hydrated && draft.content === ''}
          pending={pending}
          pendingText={t(uploading ? 'post.uploading' : 'post.posting')}
        >
          {t('post.submit')}
        </Button>
      </form>
    </Card>
  )
}
