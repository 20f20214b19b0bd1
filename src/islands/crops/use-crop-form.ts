import { type FormEvent, useEffect, useRef, useState } from 'react'
import { withPathParams } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { addCrop, listCrops, removeCrop, updateCrop } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { cropPayload, readCropForm } from '../../contracts/crop-form.ts'
import { refetchReads } from '../lib/api.ts'
import { localDay } from '../lib/local-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { errorsStillToFix } from '../lib/remaining-errors.ts'
import { focusFirstError } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { toast } from '../ui/toast-store.ts'
import { checkCrop } from './crop-check.ts'

const DEPENDENT_READS = [listCrops, getUser, listAdvisories, getSummary]

/** Validation and submission of the crop form; `crop` is null for a new crop. Shows the server's message on failure. */
export function useCropForm(crop: Crop | null, onDone: () => void, firstErrors: Record<string, string> = {}) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(firstErrors)
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(localDay()), [])
  const { send, pending } = useSend(crop ? withPathParams(updateCrop, { id: crop.id }) : addCrop, {
    done: crop ? 'cropForm.updated' : 'cropForm.saved',
    onDone: (_, __, client) => {
      refetchReads(client, ...DEPENDENT_READS)
      onDone()
    },
    onHeld: onDone,
    onFailed: ({ sentence, fields }) => {
      setErrors(fields)
      focusFirstError(form.current)
      toast({ title: t('app.error.title'), description: sentence, destructive: true })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const values = readCropForm(new FormData(event.currentTarget))
    const wrong = checkCrop(values, localDay(), t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    void send(cropPayload(values))
  }
  /** Removes a field's error as soon as its value is valid. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const wrong = checkCrop(readCropForm(new FormData(event.currentTarget)), localDay(), t)
    setErrors(errorsStillToFix(errors, wrong, (event.target as HTMLInputElement).name))
  }
  return { form, errors, today, pending, submit, recheck }
}

export const useCropRemoval = (id: string, onDone: () => void) =>
  useSend(withPathParams(removeCrop, { id }), {
    onHeld: onDone,
    done: 'cropForm.removed',
    onDone: (_, __, client) => {
      refetchReads(client, ...DEPENDENT_READS)
      onDone()
    },
  })
