import { type FormEvent, useEffect, useRef, useState } from 'react'
import { register } from '../../contracts/calls/accounts.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import { findPlace } from '../lib/find-place.ts'
import { usePage } from '../lib/page.tsx'
import { errorsStillToFix } from '../lib/remaining-errors.ts'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { setCachedUser } from '../lib/use-user.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast-store.ts'
import { deleteDraft, type RegistrationDraft, readDraft, storeDraft, withCrop } from './draft.ts'
import { RegistrationFields } from './fields.tsx'
import { checkRegistration, readRegistration } from './registration-form.ts'

/** Section of each checked field. */
const SECTION_OF: Record<string, number> = { phone: 0, password: 0, confirmPassword: 0, crops: 1, irrigationMethod: 2 }

/** Registration. A plain form that also works without or before its script. */
export default function Register() {
  const { t, props } = usePage<{ crop?: CropId | null }>()
  const sent = useSubmittedForm()
  const { form, draft, errors, failed, busy, submit, next, typed, onPoint, onJudged } = useRegistration()
  const query = sent.next ? `?next=${encodeURIComponent(sent.next)}` : ''
  return (
    <PublicFrame here={sent.here}>
      <div className="stack stack-s">
        <h1>{t('register.title')}</h1>
        <p className="soft">{t('register.text')}</p>
      </div>
      <form
        ref={form}
        className="stack stack-l"
        method="post"
        action={register.form.at}
        noValidate
        onSubmit={submit}
        onChange={typed}
      >
        {sent.next ? <input type="hidden" name="next" value={sent.next} /> : null}
        <RegistrationFields
          key={draft ? 'draft' : 'sent'}
          values={withCrop(draft ?? sent.values, props.crop ?? null)}
          errors={errors}
          onPoint={onPoint}
          onJudged={onJudged}
          onNext={next}
        />
        {failed ? <Notice tone="danger">{t('register.failedWith', { message: failed })}</Notice> : null}
        <p className="small soft">
          {t('register.agree')} <a href="/terms">{t('footer.terms')}</a> · <a href="/privacy">{t('footer.privacy')}</a>
        </p>
        <Button type="submit" wide pending={busy} pendingText={t('register.pending')}>
          {t('register.submit')}
        </Button>
      </form>
      <p className="row">
        {t('register.have')} <a href={`/signin${query}`}>{t('register.signIn')}</a>
      </p>
    </PublicFrame>
  )
}

/** State, validation and submission of the form. */
function useRegistration() {
  const { t, language } = usePage()
  const sent = useSubmittedForm()
  const form = useRef<HTMLFormElement>(null)
  const point = useRef<PointLocation | null>(null)
  const draft = useStoredDraft(Object.keys(sent.values).length === 0)
  const [errors, setErrors] = useState(sent.fields)
  const [failed, setFailed] = useState(sent.message)
  const [busy, setBusy] = useState(false)
  const { send } = useSend(register, {
    onDone: (user, _, client) => {
      setCachedUser(client, user)
      deleteDraft()
      location.assign(sent.next ?? '/')
    },
    onFailed: ({ sentence, fields }) => {
      setErrors(fields)
      setFailed(sentence)
      focusFirstError(form.current)
      toast({ title: t('register.failed'), description: sentence, destructive: true })
    },
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const payload = readRegistration(new FormData(event.currentTarget), language)
    const wrong = checkRegistration(payload, t)
    setErrors(wrong)
    setFailed(null)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    setBusy(true)
    const place = point.current ?? (typeof payload.location === 'string' ? await findPlace(payload.location) : null)
    const user = await send({ ...payload, location: place })
    if (!user) setBusy(false)
  }

  /** Moves the focus to the next section once this one is valid. */
  function next(section: number) {
    const all = checkRegistration(readRegistration(new FormData(form.current!), language), t)
    const wrong = Object.fromEntries(Object.entries(all).filter(([name]) => SECTION_OF[name] === section))
    setErrors({ ...errors, ...wrong })
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    focusSection(form.current, section + 1)
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    storeDraft(event.currentTarget)
    if (Object.keys(errors).length === 0) return
    const { name } = event.target as HTMLInputElement
    const wrong = checkRegistration(readRegistration(new FormData(event.currentTarget), language), t)
    setErrors(errorsStillToFix(errors, wrong, name === 'primaryCrops' ? 'crops' : name))
  }

  function onPoint(found: PointLocation | null) {
    point.current = found
  }
  function onJudged({ password }: Record<string, string>) {
    const { password: _, ...others } = errors
    setErrors(password ? { ...others, password } : others)
  }
  return { form, draft, errors, failed, busy, submit, next, typed, onPoint, onJudged }
}

/** Returns the draft stored on the phone, after hydration; null after a refused form. */
function useStoredDraft(firstVisit: boolean): RegistrationDraft | null {
  const [draft, setDraft] = useState<RegistrationDraft | null>(null)
  useEffect(() => {
    if (firstVisit) setDraft(readDraft())
  }, [firstVisit])
  return draft
}

function focusSection(form: HTMLFormElement | null, section: number) {
  const heading = form?.querySelectorAll('h2')[section]
  heading?.focus({ preventScroll: true })
  heading?.parentElement?.scrollIntoView({ block: 'start', behavior: 'smooth' })
}
