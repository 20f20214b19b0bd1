import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { type BodyOf, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { addCrop, listCrops, updateCrop } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { CropId } from '../../contracts/crops.ts'
import { localDay } from '../lib/local-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError } from '../lib/sent-form.ts'
import { useSendTo } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Progress } from '../ui/progress.tsx'
import { toast } from '../ui/toast-store.ts'
import {
  checkAnswer,
  cropPayloadOf,
  cropsToSetUp,
  MIN_AREA_ACRES,
  parseAcresOrZero,
  storedCropOf,
  type WizardAnswer,
} from './answers.ts'
import { WizardStep } from './step.tsx'
import { clearStoredAnswers, restoreAnswers, storeAnswers } from './stored-answers.ts'

const FORM = 'wizard-form'

/** Longest wait for the advice on saved answers (ms). */
const PATIENCE_MS = 4000

/**
 * Wizard for the primary crops: one step each, then all are saved. Answers stay while stepping back and forth and, until
 * saved, when the wizard is closed; it reopens at the same crop.
 */
export default function StageWizard({ user, crops, onClose }: { user: User; crops: Crop[]; onClose: () => void }) {
  const t = useTranslate()
  const [types] = useState(() => cropsToSetUp(user.primaryCrops))
  const { answers, step, goTo, change, sameArea, othersLackArea } = useAnswers(user, crops)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const { save, saving } = useSaving(crops, () => {
    clearStoredAnswers(user.id)
    onClose()
  })
  useStepFromItsTop(form, step)
  const last = step === types.length - 1
  const type = types[step]
  const answer = answers[step]
  if (!type || !answer) return null

  const place = t('wizard.step', { step: step + 1, count: types.length })
  const wrong = checkAnswer(answer, localDay(), t)
  // Errors of fields that are now valid disappear.
  const ownErrors = Object.fromEntries(Object.entries(wrong).filter(([name]) => name in errors))
  function go(by: number) {
    setErrors({})
    goTo(step + by)
  }
  function later() {
    if (answers.some(({ stage }) => stage)) toast({ title: t('wizard.kept') })
    onClose()
  }
  function back() {
    if (step === 0) return later()
    if (!saving) go(-1)
    return true
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    if (last) void save(types.map((each, index) => [each, answers[index]!]))
    else go(1)
  }

  return (
    <Dialog
      onClose={later}
      onBack={back}
      title={t('wizard.title')}
      description={step === 0 ? t('wizard.text') : undefined}
      foot={<BackAndNext isFirst={step === 0} isLast={last} saving={saving} onBack={() => go(-1)} />}
    >
      <div className="stack stack-s">
        <Progress value={step + 1} max={types.length} label={place} />
        <p className="small soft" aria-live="polite">
          {place}
        </p>
      </div>
      <form id={FORM} ref={form} className="stack" noValidate onSubmit={submit}>
        <WizardStep
          key={type}
          type={type}
          answer={answer}
          errors={ownErrors}
          onChange={change}
          onSameArea={othersLackArea ? sameArea : undefined}
        />
      </form>
    </Dialog>
  )
}

/** Answers and the current step, stored on the phone at every change. */
function useAnswers(user: User, crops: Crop[]) {
  const [first] = useState(() => restoreAnswers(user, crops))
  const [answers, setAnswers] = useState(first.answers)
  const [step, setStep] = useState(first.step)
  const store = (next: WizardAnswer[], at: number) => {
    setAnswers(next)
    setStep(at)
    storeAnswers(user, crops, at, next)
  }
  const hasArea = ({ area }: WizardAnswer) => parseAcresOrZero(area) >= MIN_AREA_ACRES
  return {
    answers,
    step,
    goTo: (at: number) => store(answers, at),
    change: (changed: WizardAnswer) =>
      store(
        answers.map((each, index) => (index === step ? changed : each)),
        step,
      ),
    /** Copies the area to the crops that have none. */
    sameArea: () =>
      store(
        answers.map((each) => (hasArea(each) ? each : { ...each, area: answers[step]?.area ?? each.area })),
        step,
      ),
    othersLackArea: answers.some((each, index) => index !== step && !hasArea(each)),
  }
}

interface BackAndNextProps {
  isFirst: boolean
  isLast: boolean
  saving: boolean
  onBack: () => void
}

function BackAndNext({ isFirst, isLast, saving, onBack }: BackAndNextProps) {
  const t = useTranslate()
  return (
    <>
      <Button variant="secondary" icon="back" disabled={isFirst || saving} onClick={onBack}>
        {t('wizard.back')}
      </Button>
      <Button type="submit" form={FORM} pending={saving} pendingText={t('cropForm.saving')}>
        {t(isLast ? 'wizard.finish' : 'wizard.next')}
      </Button>
    </>
  )
}

/** Moves the focus to the next crop's question, because the pressed button may be disabled by then. */
function useStepFromItsTop(form: RefObject<HTMLFormElement | null>, step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const question = form.current
    const first = question?.querySelector<HTMLElement>(':checked') ?? question?.querySelector('input')
    first?.focus({ preventScroll: true })
    question?.parentElement?.scrollTo(0, 0)
  }, [form, step])
}

/** Saves crops one by one. After a failure, saving again updates those already saved and adds none twice. */
function useSaving(crops: Crop[], onSaved: () => void) {
  const t = useTranslate()
  const client = useQueryClient()
  const rows = useRef(new Map<CropId, string>())
  const [saving, setSaving] = useState(false)
  const held = useRef(false)
  const row = (type: CropId) => rows.current.get(type) ?? storedCropOf(crops, type)?.id
  const { send } = useSendTo(
    ({ cropType }: BodyOf<typeof addCrop>) => {
      const id = row(cropType)
      return id ? withPathParams(updateCrop, { id }) : addCrop
    },
    {
      failed: 'cropForm.saveFailed',
      onHeld: () => {
        held.current = true
      },
    },
  )

  async function save(answers: [CropId, WizardAnswer][]) {
    setSaving(true)
    held.current = false
    let all = true
    for (const [type, answer] of answers) {
      const saved = await send(cropPayloadOf(type, answer))
      if (saved) rows.current.set(type, saved.id)
      else if (!held.current) {
        all = false
        break
      }
    }
    const fresh = Promise.all(
      [listCrops, listAdvisories, getSummary].map(({ path }) =>
        client.invalidateQueries({ queryKey: queryKeyOf(path) }),
      ),
    )
    if (all && !held.current) {
      toast({ title: t('app.success.title'), description: t('cropForm.saved') })
      // The screen returns once it shows the new advice.
      await Promise.race([fresh, new Promise((late) => setTimeout(late, PATIENCE_MS))])
    }
    setSaving(false)
    if (all) onSaved()
  }
  return { save, saving }
}
