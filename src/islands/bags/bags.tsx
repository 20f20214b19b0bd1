import { useEffect, useRef, useState } from 'react'
import { withPathParams } from '../../contracts/call.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { getFertilizerPlan } from '../../contracts/calls/fertilizer.ts'
import type { Crop } from '../../contracts/crop.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerFormValues } from '../../contracts/fertilizer-form.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { CropIcon } from '../crops/crop-icon.tsx'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatDate } from '../lib/format-time.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlanResult } from './answer.tsx'
import { FertilizerPlanForm } from './ask.tsx'
import { formValuesOf, initialValues } from './first-values.ts'
import { SavePlan } from './save-plan.tsx'
import { SheetHead } from './sheet-head.tsx'
import { computeFertilizerPlan, loadBudgetPlan } from './work-out.ts'

/** Inputs from the URL, without JavaScript, and the plan computed by the server. */
interface BagsRequest {
  values: FertilizerFormValues
  plan: FertilizerPlan | null
  fields: Record<string, string>
}

/** Fertilizer plan of one field: form, result, saving. */
export default function FertilizerPlanPage() {
  const id = usePage<{ id: string }>().props.id
  return <SignedIn active="home">{() => <Existing id={id} />}</SignedIn>
}

function Existing({ id }: { id: string }) {
  const t = useTranslate()
  const { data: crops, error: cropsError } = useRead(listCrops)
  const { data: field, error } = useRead(withPathParams(getFertilizerPlan, { id }))
  const crop = crops?.find((each) => each.id === id)
  if (crop && field) return <Bags crop={crop} field={field} />
  const missing = (
    <EmptyState text={t('cropForm.missing')} action={<ButtonLink href="/profile">{t('profile.title')}</ButtonLink>} />
  )
  return crops && !crop ? missing : <NotLoaded error={cropsError ?? error} missing={missing} />
}

function Bags({ crop, field }: { crop: Crop; field: FertilizerField }) {
  const t = useTranslate()
  const day = useFarmDay()
  const first = usePage<{ asked: BagsRequest | undefined }>().props.asked
  const { saved } = field
  const { values, worked, setWorked, pending, failed, answer, work } = useCalculation(field, first)
  const [savedNow, setSavedNow] = useState<FertilizerPlan | null>(null)
  const plan = worked ?? (first ? null : saved?.plan)
  const shown = worked || !saved ? values : formValuesOf(saved.asked)
  const isSaved = saved != null && (worked === null || worked === savedNow)
  const ask = (
    <FertilizerPlanForm
      field={field}
      values={values}
      errors={first?.fields ?? {}}
      here={`/crops/${crop.id}/bags`}
      pending={pending}
      onAsk={(entered, typed) => void work(entered, typed)}
    />
  )
  return (
    <div className="stack stack-l reading bags-page">
      <Head crop={crop} />
      {failed ? <Notice tone="danger">{t('bags.notHere')}</Notice> : null}
      {plan ? (
        <div ref={answer} className="stack stack-l">
          <SheetHead crop={crop} field={field} values={shown} day={isSaved ? saved.savedAt.slice(0, 10) : day} />
          {isSaved ? <p className="soft kept-since">{t('bags.kept', { date: formatDate(saved.savedAt, t) })}</p> : null}
          <PlanResult plan={plan}>
            <SavePlan
              cropId={crop.id}
              isSaved={isSaved}
              hasSaved={saved != null}
              values={shown}
              plan={plan}
              onSaved={setSavedNow}
              onRemoved={() => setWorked(null)}
            />
          </PlanResult>
          <details className="card fold ask-again">
            <summary>{t('bags.again')}</summary>
            {ask}
          </details>
        </div>
      ) : (
        <>
          <p>{t('bags.lead')}</p>
          {ask}
        </>
      )}
    </div>
  )
}

/** The entered values and the plan computed from them on the phone. */
function useCalculation(field: FertilizerField, first: BagsRequest | undefined) {
  const [values, setValues] = useState(first?.values ?? initialValues(field))
  const [worked, setWorked] = useState<FertilizerPlan | null>(first?.plan ?? null)
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  /** Number of plans computed; each new plan is scrolled into view. */
  const [answers, setAnswers] = useState(0)
  // Loads the calculation early, so that it also works offline.
  useEffect(() => void loadBudgetPlan().catch(() => undefined), [])

  useEffect(() => {
    if (answers > 0) answer.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [answers])

  async function work(entered: FieldPlanInput, typed: FertilizerFormValues) {
    setPending(true)
    setFailed(false)
    setValues(typed)
    try {
      setWorked(await computeFertilizerPlan(field, entered))
      setAnswers((count) => count + 1)
    } catch {
      setFailed(true)
    } finally {
      setPending(false)
    }
  }
  return { values, worked, setWorked, pending, failed, answer, work }
}

function Head({ crop }: { crop: Crop }) {
  const t = useTranslate()
  const name = t(`crop.${crop.cropType}`)
  return (
    <header className="bags-head">
      <CropIcon crop={crop.cropType} />
      <div>
        <h1>{t('bags.title')}</h1>
        <a className="bags-back" href={`/crops/${crop.id}`}>
          {name}
        </a>
      </div>
    </header>
  )
}
