import { type FormEvent, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { getPhoneState, updateProfile } from '../../contracts/calls/accounts.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import {
  changesPhone,
  type ProfileValues,
  profilePayload,
  readProfileForm,
  resolveTypedPlace,
} from '../../contracts/profile-form.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import type { Translate } from '../../words/translate.ts'
import { refetchReads } from '../lib/api.ts'
import { findPlace } from '../lib/find-place.ts'
import { usePage } from '../lib/page.tsx'
import { errorsStillToFix } from '../lib/remaining-errors.ts'
import { focusFirstError } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { setCachedUser } from '../lib/use-user.ts'
import { toast } from '../ui/toast-store.ts'

const DEPENDENT_READS = [getPhoneState, listCrops, listAdvisories, getSummary]

/** Submission of the profile form: looks a typed place up, saves, and refetches what depends on the profile. */
export function useProfileForm(user: User, onSaved: () => void, firstErrors: Record<string, string> = {}) {
  const { t, language } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const gps = useRef<PointLocation | null>(null)
  const [errors, setErrors] = useState(firstErrors)
  const [busy, setBusy] = useState(false)
  const { send } = useSend(updateProfile, {
    done: 'profile.saved',
    onDone: (saved, _, client) => {
      setCachedUser(client, saved)
      refetchReads(client, ...DEPENDENT_READS)
      onSaved()
      // Messages of another language are a separate file.
      if (saved.preferredLanguage !== language) location.reload()
    },
    onHeld: onSaved,
    onFailed: ({ status, sentence, fields }) => {
      setErrors(fields)
      focusFirstError(form.current)
      const words = status === null ? sentence : t('profile.saveFailed')
      toast({ title: t('app.error.title'), description: words, destructive: true })
    },
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { values, currentPassword, wrong } = validateForm(event.currentTarget, user, t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    setBusy(true)
    const place = await resolveTypedPlace(values.location, user.location, gps.current, findPlace)
    await send(profilePayload(values, place, user, currentPassword))
    setBusy(false)
  }

  /** Removes a field's error as soon as its value is valid. @returns the form's values */
  function typed(event: FormEvent<HTMLFormElement>): ProfileValues {
    const { values, wrong } = validateForm(event.currentTarget, user, t)
    // The phone number depends on its country field.
    const name = (event.target as HTMLInputElement).name.replace('Country', '')
    if (Object.keys(errors).length > 0) setErrors(errorsStillToFix(errors, wrong, name))
    return values
  }

  return {
    form,
    errors,
    busy,
    submit,
    typed,
    onPoint: (point: PointLocation | null) => {
      gps.current = point
    },
  }
}

function validateForm(form: HTMLFormElement, user: User, t: Translate) {
  const data = new FormData(form)
  const values = readProfileForm(data, phoneFromForm(data))
  const currentPassword = String(data.get('currentPassword') ?? '')
  const wrong: Record<string, string> =
    changesPhone(values.phone, user) && !currentPassword ? { currentPassword: t('error.passwordRequired') } : {}
  return { values, currentPassword, wrong }
}
