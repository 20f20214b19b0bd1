import type { ReactNode } from 'react'
import type { User } from '../../contracts/account.ts'
import { createPost } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { type CropId, isCropId, REGISTRATION_CROPS } from '../../contracts/crops.ts'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import { moreCropChoices } from '../crops/more-crops.ts'
import { usePage } from '../lib/page.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Select, TextArea, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { ChoiceButton as OneTouch } from '../ui/pick.tsx'
import { ImageField } from './image-field.tsx'
import { usePosting } from './use-posting.ts'

export function PostForm({
  user,
  onPosted,
  close,
}: {
  user: User
  onPosted: (post: Post) => void
  /** Close button in the form's header. */
  close?: ReactNode
}) {
  const { t } = usePage()
  const hydrated = useHydrated()
  const posting = usePosting(user, onPosted)
  const { draft, doing, errors } = posting
  return (
    <Card title={t('post.formTitle')} tone="leaf" className="write" action={close}>
      <form
        id="write"
        ref={posting.form}
        className="stack"
        method="post"
        action={createPost.form.at}
        encType="multipart/form-data"
        noValidate
        onSubmit={posting.submit}
      >
        {posting.message ? <Notice tone="danger">{posting.message}</Notice> : null}
        <ImageField file={posting.file} error={errors.imageUrl ?? errors.image} onChange={posting.setFile} />
        <PostFields {...posting} own={user.primaryCrops?.split(',').filter(isCropId) ?? []} />
        <Button
          type="submit"
          wide
          icon="send"
          disabled={hydrated && draft.content === '' && !posting.file}
          pending={doing !== null}
          pendingText={t(doing ?? 'post.posting')}
        >
          {t('post.submit')}
        </Button>
      </form>
    </Card>
  )
}

function PostFields({
  draft,
  change,
  errors,
  file,
  own,
}: Pick<ReturnType<typeof usePosting>, 'draft' | 'change' | 'errors' | 'file'> & {
  own: readonly CropId[]
}) {
  const { t, props } = usePage<{ states: string[] }>()
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <>
      <TextArea
        label={t('post.content')}
        required={!file}
        rows={4}
        maxLength={MAX_LENGTH.content}
        placeholder={t('post.contentPlaceholder')}
        {...field('content')}
      />
      <TextInput
        label={t('post.title')}
        maxLength={MAX_LENGTH.title}
        placeholder={t('post.titlePlaceholder')}
        {...field('title')}
      />
      <div className="two">
        <div className="stack stack-s">
          <Select
            label={t('post.crop')}
            placeholder={t('post.cropNone')}
            options={REGISTRATION_CROPS.map((id) => ({ value: id, label: t(`crop.${id}`) }))}
            more={moreCropChoices(REGISTRATION_CROPS, t)}
            {...field('cropType')}
          />
          <OwnCrops crops={own} chosen={draft.cropType} onChoose={(cropType) => change({ cropType })} />
        </div>
        <Select
          label={t('post.region')}
          placeholder={t('post.regionNone')}
          options={props.states.map((state) => ({ value: state, label: state }))}
          {...field('region')}
        />
      </div>
    </>
  )
}

/** Buttons for the farmer's own crops. A second tap clears the choice. */
function OwnCrops({
  crops,
  chosen,
  onChoose,
}: {
  crops: readonly CropId[]
  chosen: string
  onChoose: (cropType: string) => void
}) {
  const { t } = usePage()
  return (
    <div className="picks with-script">
      {crops.map((id) => (
        <OneTouch key={id} chosen={chosen === id} onClick={() => onChoose(chosen === id ? '' : id)}>
          <Drawing of={cropDrawing(id)} size="1.6em" /> {t(`crop.${id}`)}
        </OneTouch>
      ))}
    </div>
  )
}
