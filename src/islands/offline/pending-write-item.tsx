import { type FormEvent, useId } from 'react'
import { isCropId } from '../../contracts/crops.ts'
import type { Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { PendingWrite } from './pending-write.ts'
import { outboxQueue } from './phone-outbox.ts'

const SNIPPET = 80

/** Pending write. A refused one can be corrected and sent again, or deleted. */
export function PendingWriteItem({ item, onAgain }: { item: PendingWrite; onAgain: () => Promise<void> }) {
  const t = useTranslate()
  const { refusal } = item
  return (
    <li className="card stack stack-s">
      <p>
        <Badge tone={refusal ? 'danger' : 'sky'} icon={refusal ? 'warning' : 'clock'}>
          {t(refusal ? 'offline.refused' : 'offline.waits')}
        </Badge>{' '}
        <b>{wordsOf(item, t)}</b>
      </p>
      {refusal ? <Correct item={item} onAgain={onAgain} /> : null}
    </li>
  )
}

function Correct({ item, onAgain }: { item: PendingWrite; onAgain: () => Promise<void> }) {
  const t = useTranslate()
  const id = useId()
  const body = (item.body ?? {}) as Record<string, unknown>
  const { sentence, fields } = item.refusal!
  // Invalid fields with a single value. The text of a post or reply can always be edited.
  const shownFields = [...new Set([...Object.keys(fields), ...('content' in body ? ['content'] : [])])].filter(
    (name) => typeof body[name] !== 'object' || body[name] === null,
  )

  async function again(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const changed = shownFields.map((name) => [name, valueLike(body[name], String(data.get(name) ?? ''))])
    await outboxQueue.retry(item, item.body === undefined ? undefined : { ...body, ...Object.fromEntries(changed) })
    await onAgain()
  }

  return (
    <form className="stack stack-s" onSubmit={again} noValidate>
      <p className="field-error">{sentence ?? t('offline.unsure')}</p>
      {shownFields.map((name) => (
        <label className="field" key={name} htmlFor={`${id}-${name}`}>
          <span className="label">{fields[name] ?? t('offline.words')}</span>
          {name === 'content' ? (
            <textarea className="input" id={`${id}-${name}`} name={name} rows={4} defaultValue={textOf(body[name])} />
          ) : (
            <input
              className="input"
              id={`${id}-${name}`}
              name={name}
              type={typeof body[name] === 'number' ? 'number' : isDay(body[name]) ? 'date' : 'text'}
              step="any"
              defaultValue={textOf(body[name])}
            />
          )}
        </label>
      ))}
      <div className="row">
        <Button type="submit" icon="send">
          {t('offline.again')}
        </Button>
        <Button variant="danger" icon="trash" onClick={() => void outboxQueue.drop(item.id)}>
          {t('offline.remove')}
        </Button>
      </div>
    </form>
  )
}

/** Describes a write: `Community post: My maize turns yellow…, with a photo`. */
function wordsOf(item: PendingWrite, t: Translate): string {
  const body = (item.body ?? {}) as Record<string, unknown>
  const crop = typeof body.cropType === 'string' && isCropId(body.cropType) ? t(`crop.${body.cropType}`) : ''
  const spoken = body.recording ? t('question.spoken') : ''
  const words = textOf(body.title) || textOf(body.content) || textOf(body.text) || spoken || crop
  const short = words.length > SNIPPET ? `${words.slice(0, SNIPPET)}…` : words
  return [
    `${t(item.kind ? `offline.kind.${item.kind}` : 'offline.words')}${short ? `: ${short}` : ''}`,
    ...(item.image ? [t('offline.withPhoto')] : []),
  ].join(', ')
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Converts edited text to the type of the former value. Empty text becomes null, unless the value was a string. */
function valueLike(before: unknown, text: string): unknown {
  if (text.trim() === '') return typeof before === 'string' ? text : null
  return typeof before === 'number' ? Number(text) : text
}
