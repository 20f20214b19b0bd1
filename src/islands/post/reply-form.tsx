import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fillPath, withPathParams } from '../../contracts/call.ts'
import { createReply } from '../../contracts/calls/community.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import { useDraft } from '../lib/draft.ts'
import { focusAround } from '../lib/focus-around.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { addReply } from './thread.ts'

const EMPTY = { content: '' }

interface ReplyTarget {
  postId: string
  parent?: { id: string; name: string }
  onPosted?: () => void
}

export function ReplyForm({ cancel, ...target }: ReplyTarget & { cancel?: React.ReactNode }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const { postId, parent } = target
  const { content, change, error, pending, submit } = useReply(target)
  return (
    <form
      id={parent ? 'answer' : 'reply'}
      className="stack stack-s"
      method="post"
      action={fillPath(createReply.form.at, { id: postId })}
      noValidate
      onSubmit={submit}
    >
      {parent ? <input type="hidden" name="parentReplyId" value={parent.id} /> : null}
      <TextArea
        label={parent ? t('reply.replyTo', { name: parent.name }) : t('reply.label')}
        name="content"
        rows={3}
        maxLength={MAX_LENGTH.content}
        placeholder={t('reply.placeholder')}
        value={content}
        error={error}
        onChange={(event) => change({ content: event.target.value })}
      />
      <div className="row">
        <Button
          type="submit"
          icon="send"
          disabled={hydrated && content === ''}
          pending={pending}
          pendingText={t('reply.pending')}
        >
          {t('reply.submit')}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

/** Draft and submission of a reply. The draft stays until it is posted. */
function useReply({ postId, parent, onPosted }: ReplyTarget) {
  const t = useTranslate()
  const client = useQueryClient()
  const sent = useSubmittedForm()
  const mine = sent.text('parentReplyId') === (parent?.id ?? '')
  const [typed] = useState(() => (mine && sent.text('content') ? { content: sent.text('content') } : EMPTY))
  const { draft, change, drop } = useDraft(`gona.reply.${parent?.id ?? postId}`, typed)
  const [error, setError] = useState<string | null>(mine ? (sent.fields.content ?? null) : null)
  const { send, pending } = useSend(withPathParams(createReply, { id: postId }), {
    onFailed: ({ status, sentence, fields }) => {
      setError(fields.content ?? null)
      const failed = status !== null && sentence
      toast({
        title: t(failed ? 'app.error.title' : 'reply.failed'),
        description: sentence || t('reply.failed'),
        destructive: true,
      })
    },
    onHeld: () => {
      drop()
      onPosted?.()
    },
    done: 'reply.done',
    onDone: (reply) => {
      drop()
      addReply(client, reply)
      focusAround(document.getElementById('replies'))
      onPosted?.()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (!draft.content.trim()) return setError(t('reply.empty'))
    setError(null)
    void send({ content: draft.content, parentReplyId: parent?.id ?? null })
  }

  return { content: draft.content, change, error, pending, submit }
}
