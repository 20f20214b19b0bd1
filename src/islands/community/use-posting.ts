import { type FormEvent, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { createPost } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { isCropId } from '../../contracts/crops.ts'
import { useDraft } from '../lib/draft.ts'
import { usePage } from '../lib/page.tsx'
import { errorsStillToFix } from '../lib/remaining-errors.ts'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { toast } from '../ui/toast-store.ts'
import { shrinkImage } from './shrink.ts'

/** State of the form for a new post. The draft stays on this phone until it is posted. */
export function usePosting(user: User, onPosted: (post: Post) => void) {
  const { t, props } = usePage()
  const sent = useSubmittedForm()
  const [empty] = useState(() => ({
    title: sent.text('title'),
    content: sent.text('content'),
    cropType: sent.text('cropType'),
    region: sent.text('region') || String(props.region ?? ''),
  }))
  const { draft, change, drop } = useDraft(`gona.post.${user.id}`, empty)
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>(sent.fields)
  const [doing, setDoing] = useState<'post.uploading' | 'post.posting' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const wrongIn = ({ content }: Pick<typeof draft, 'content'>): Record<string, string> =>
    content.trim() || file ? {} : { content: t('post.empty') }

  /** Removes a field's error as soon as its value is valid. */
  function type(part: Partial<typeof draft>) {
    change(part)
    for (const name of Object.keys(part))
      setErrors((said) => errorsStillToFix(said, wrongIn({ ...draft, ...part }), name))
  }

  const reset = () => {
    drop()
    setFile(null)
  }
  const { send } = useSend(createPost, {
    onUploaded: () => setDoing('post.posting'),
    onFailed: ({ status, sentence, fields }) => {
      setErrors(fields)
      toast({
        title: t(status !== null && sentence ? 'app.error.title' : 'post.failed'),
        description: sentence || t('post.failed'),
        destructive: true,
      })
    },
    onHeld: reset,
    done: 'post.done',
    onDone: (post) => {
      reset()
      onPosted(post)
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (doing) return
    const wrong = wrongIn(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    setDoing(file ? 'post.uploading' : 'post.posting')
    await send(postOf(draft), file && (await shrinkImage(file)))
    setDoing(null)
  }

  return { form, draft, change: type, file, setFile, errors, message: sent.message, doing, submit }
}

interface Draft {
  title: string
  content: string
  cropType: string
  region: string
}

const postOf = ({ title, content, cropType, region }: Draft) => ({
  title: title.trim() || null,
  content,
  cropType: isCropId(cropType) ? cropType : null,
  region: region || null,
  imageUrl: null,
})
