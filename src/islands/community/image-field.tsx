import { type ChangeEvent, useState } from 'react'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../contracts/community.ts'
import { useTranslate } from '../lib/page.tsx'
import { useObjectUrl } from '../lib/use-blob-address.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

/** Picture input with preview. `onChange` receives only valid files; others show an error. */
export function ImageField({
  file,
  error: sentError,
  onChange,
}: {
  file: File | null
  error?: string | null
  onChange: (file: File | null) => void
}) {
  const t = useTranslate()
  const [error, setError] = useState<string | null>(null)
  const preview = useObjectUrl(file)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen = null] = event.target.files ?? []
    // Some phones give no type; the server then checks the content.
    const wrong = chosen
      ? chosen.type && !IMAGE_TYPES.includes(chosen.type)
        ? t('post.imageWrongType')
        : chosen.size > IMAGE_MAX_BYTES
          ? t('post.imageTooLarge')
          : null
      : null
    setError(wrong)
    if (wrong) event.target.value = ''
    onChange(wrong ? null : chosen)
  }

  if (preview) {
    return (
      <div className="stack stack-s">
        <img className="picture picture-whole" src={preview} width={640} height={480} alt={t('post.imageChosen')} />
        <Button variant="quiet" icon="trash" onClick={() => onChange(null)}>
          {t('post.imageRemove')}
        </Button>
      </div>
    )
  }
  return (
    <div className="photo">
      <Icon name="camera" />
      <Field label={t('post.image')} hint={t('post.imageHint')} error={error ?? sentError}>
        {(control) => <input type="file" name="image" accept={IMAGE_TYPES.join(',')} onChange={choose} {...control} />}
      </Field>
    </div>
  )
}
