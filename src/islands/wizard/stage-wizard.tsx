import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { at, type BodyOf, queryKey } from '../../contracts/call.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { addCrop, listCrops, updateCrop } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { CropId } from '../../contracts/crops.ts'
import { focusFirstError } from '../lib/form-props.ts'
import { localDay } from '../lib/local-day.ts'
import { useT } from '../lib/page.tsx'
import { useSendTo } from '../lib/send.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Progress } from '../ui/progress.tsx'
import { toast } from '../ui/toast-store.ts'
import { type Answer, areaOf, checkAnswer, cropOf, cropsToSetUp, LEAST_AREA, rowOf } from './answers.ts'
import { Step } from './step.tsx'
import { firstAnswers, forgetAnswers, keepAnswers } from './stored-answers.ts'

const FORM = 'wizard-form'

/** Longest wait for the advice on saved answers (ms). */
const PATIENCE_MS = 4000

/**
 * Steps through the primary crops, then saves them all. What was answered stays while one goes back and forth, and, until
 * it is saved, when the wizard is closed: opened again it goes on at the same crop.
 */
export default function StageWizard({ user, crops, onClose }: { user: User; crops: Crop[]; onClose: () => void }) {
  const t = useT()
  const [types] = useState(() => cropsToSetUp(user.primaryCrops))
  const [first] = useState(() => firstAnswers(user, crops))
  const [answers, setAnswers] = useState(first.answers)
  const [step, setStep] = useState(first.step)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const { save, saving } = useSaving(crops, () => {
    forgetAnswers(user.id)
    onClose()
  })
  useStepFromItsTop(form, step)
  const last = step === types.length - 1
  const type = types[step]
  const answer = answers[step]
  if (!type || !answer) return null

  const wrong = checkAnswer(answer, localDay(), t)
  // Errors of fields that are right now disappear.
  const ownErrors = Object.fromEntries(Object.entries(wrong).filter(([name]) => name in errors))
  const keepAll = (next: Answer[], at: number) => {
    setAnswers(next)
    setStep(at)
    keepAnswers(user, crops, at, next)
  }
  const change = (changed: Answer) =>
    keepAll(
      answers.map((each, index) => (index === step ? changed : each)),
      step,
    )
  const hasArea = ({ area }: Answer) => areaOf(area) >= LEAST_AREA
  const sameArea = () =>
    keepAll(
      answers.map((each) => (hasArea(each) ? each : { ...each, area: answer.area })),
      step,
    )
  const withoutArea = answers.some((each, index) => index !== step && !hasArea(each))
  function go(by: number) {
    setErrors({})
    keepAll(answers, step + by)
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
      foot={
        <>
          <Button variant="secondary" icon="back" disabled={step === 0 || saving} onClick={() => go(-1)}>
            {t('wizard.back')}
          </Button>
          <Button type="submit" form={FORM} pending={saving} pendingText={t('cropForm.saving')}>
            {t(last ? 'wizard.finish' : 'wizard.next')}
          </Button>
        </>
      }
    >
      <div className="stack stack-s">
        <Progress
          value={step + 1}
          max={types.length}
          label={t('wizard.step', { step: step + 1, count: types.length })}
        />
        <p className="small soft" aria-live="polite">
          {t('wizard.step', { step: step + 1, count: types.length })}
        </p>
      </div>
      <form id={FORM} ref={form} className="stack" noValidate onSubmit={submit}>
        <Step
          key={type}
          type={type}
          answer={answer}
          errors={ownErrors}
          onChange={change}
          onSameArea={withoutArea ? sameArea : undefined}
        />
      </form>
    </Dialog>
  )
}

/** Moves keyboard focus to the next crop's question: the pressed button may be disabled by then. */
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

/** Saves crop after crop. When one fails, those already saved are known, and saving again changes them, adding none. */
function useSaving(crops: Crop[], onSaved: () => void) {
  const t = useT()
  const client = useQueryClient()
  const rows = useRef(new Map<CropId, string>())
  const [saving, setSaving] = useState(false)
  const held = useRef(false)
  const row = (type: CropId) => rows.current.get(type) ?? rowOf(crops, type)?.id
  const { send } = useSendTo(
    ({ cropType }: BodyOf<typeof addCrop>) => {
      const id = row(cropType)
      return id ? at(updateCrop, { id }) : addCrop
    },
    {
      failed: 'cropForm.saveFailed',
      onHeld: () => {
        held.current = true
      },
    },
  )

  async function save(told: [CropId, Answer][]) {
    setSaving(true)
    held.current = false
    let all = true
    for (const [type, answer] of told) {
      const saved = await send(cropOf(type, answer))
      if (saved) rows.current.set(type, saved.id)
      else if (!held.current) {
        all = false
        break
      }
    }
    const fresh = Promise.all(
      [listCrops, listAdvisories, getSummary].map(({ path }) => client.invalidateQueries({ queryKey: queryKey(path) })),
    )
    if (all && !held.current) {
      toast({ title: t('app.success.title'), description: t('cropForm.saved') })
      // The screen is shown again once the new advice is on it.
      await Promise.race([fresh, new Promise((late) => setTimeout(late, PATIENCE_MS))])
    }
    setSaving(false)
    if (all) onSaved()
  }
  return { save, saving }
}
