import type { openRecorder } from './recorder.tsx'

type Recorder = Awaited<ReturnType<typeof openRecorder>>

const CONTROLS = 'button, summary, a, select, input[type=checkbox], input[type=radio]'
/** Controls of one kind (such as a list's like buttons) that are pressed. */
const OF_A_KIND = 2
/** Maximum presses in sequence. */
const DEEPEST = 4
/** Maximum presses per page. */
const MOST = 28

interface Action {
  /** Stable between openings of the page. */
  name: string
  kind: string
  run: () => void
  /** Has the focus when it is pressed. */
  control?: HTMLElement
}

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
const isOff = (element: Element) =>
  (element as HTMLButtonElement).disabled || element.closest('[hidden], [inert], fieldset[disabled]') !== null

/** Returns the reachable controls and forms: of the topmost dialog, or of the page. */
function actionsNow(): Action[] {
  const dialog = [...document.querySelectorAll('dialog')].at(-1)
  const root = dialog ?? document.querySelector('main') ?? document.body
  const where = dialog ? `${textOf(dialog.querySelector('h2'))} › ` : ''
  const times = new Map<string, number>()
  const numbered = (name: string) => {
    const n = (times.get(name) ?? 0) + 1
    times.set(name, n)
    return n === 1 ? name : `${name} (${n})`
  }
  const presses = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => !isOff(element) && !(element as HTMLInputElement).checked)
    .map((element): Action => {
      const tag = element.tagName.toLowerCase()
      const label = element.getAttribute('aria-label') ?? (tag === 'select' ? labelOf(element) : textOf(element))
      const of = /^(input|select)$/.test(tag)
        ? `${label || labelOf(element)} ${(element as HTMLInputElement).name}`
        : label
      return {
        name: numbered(`${where}${tag} ${short(of)}`),
        kind: `${where}${tag}.${element.className} in ${element.parentElement?.className} ${(element as HTMLInputElement).name ?? ''}`,
        run: () => (tag === 'select' ? chooseNext(element as HTMLSelectElement) : element.click()),
        control: element,
      }
    })
  const forms = [...root.querySelectorAll('form')]
    .filter((form) => form.querySelector('input:not([type=hidden]), textarea, select'))
    .flatMap((form): Action[] => {
      const of = `${where}form ${form.getAttribute('action') ?? ''} ${[...form.querySelectorAll('[name]')]
        .map((field) => field.getAttribute('name'))
        .join(',')
        .slice(0, 80)}`
      const kind = `${where}form ${form.className}`
      return [
        { name: numbered(`${of}, as it is`), kind: `${kind} empty`, run: () => submit(form) },
        { name: numbered(`${of}, emptied`), kind: `${kind} emptied`, run: () => fill(form, () => '') },
        { name: numbered(`${of}, filled`), kind: `${kind} filled`, run: () => fill(form, valueFor) },
      ]
    })
  return [...presses, ...forms]
}

const labelOf = (element: Element) =>
  textOf((element.id ? document.querySelector(`label[for="${element.id}"]`) : null) ?? element.closest('label'))

function put(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function chooseNext(select: HTMLSelectElement) {
  const next = select.options[(select.selectedIndex + 1) % select.options.length]
  if (next) put(select as never, next.value)
}

/** A value that the field takes. */
function valueFor({ type, name, inputMode, min, max }: HTMLInputElement): string {
  if (type === 'date') return max || min || '2026-07-01'
  if (type === 'tel') return '08031234567'
  if (type === 'password') return 'dawa da masara'
  if (type === 'email') return 'amina@example.org'
  if (type === 'number' || inputMode === 'numeric' || inputMode === 'decimal')
    return /code/i.test(name) ? '123456' : min || '3'
  return 'Rain came late here'
}

async function fill(form: HTMLFormElement, value: (field: HTMLInputElement) => string) {
  const { act } = await import('./screen.tsx')
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (isOff(field) || /^(hidden|file|submit)$/.test(field.type)) continue
    await act(() => {
      if (field.tagName === 'SELECT') {
        if (value(field)) chooseNext(field as never)
      } else if (field.type === 'radio') {
        if (value(field) && !form.querySelector(`input[name="${field.name}"]:checked`)) field.click()
      } else if (field.type !== 'checkbox') put(field, value(field))
    })
  }
  await act(() => submit(form))
}

function submit(form: HTMLFormElement) {
  const button = [...form.querySelectorAll<HTMLElement>('button:not([type=button])')].at(-1)
  if (button) button.click()
  else form.requestSubmit()
}

/** Names and kinds pressed before, on this screen or in the same dialog of another. */
export const createMemory = () => ({ names: new Set<string>(), kinds: new Map<string, number>() })

const isWrite = (line: string) => /^(POST|PUT|DELETE) /.test(line)

/**
 * Presses each control and sends each form of a page and of everything that opens. Records what each does. For the first
 * write of a kind it also records a refusal, field errors, no network, and a second press before the response.
 */
export async function crawl(
  recorder: Recorder,
  path: string,
  memory: ReturnType<typeof createMemory>,
  dialogs: ReturnType<typeof createMemory>,
): Promise<string[]> {
  const out: string[] = []
  let isFresh = false
  const waiting: { steps: string[]; isFirst: boolean }[] = []
  const find = (steps: string[]) => {
    for (const { name, kind } of actionsNow()) {
      const { names, kinds } = name.includes(' › ') ? dialogs : memory
      if (names.has(name)) continue
      names.add(name)
      const n = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, n)
      if (n <= OF_A_KIND) waiting.push({ steps: [...steps, name], isFirst: n === 1 })
    }
  }
  const run = async (name: string) => {
    const action = actionsNow().find((each) => each.name === name)
    const control = action?.control
    if (control) await recorder.perform(() => control.focus())
    return action ? await recorder.record(action.run) : null
  }
  const reach = async (steps: readonly string[]) => {
    if (!isFresh) await recorder.open(path)
    isFresh = false
    for (const step of steps) {
      const action = actionsNow().find((each) => each.name === step)
      if (!action) return false
      await recorder.perform(action.run)
    }
    return true
  }
  await recorder.open(path)
  find([])
  isFresh = true
  for (let next = waiting.shift(), done = 0; next && done < MOST; next = waiting.shift(), done++) {
    const { steps, isFirst } = next
    const before = steps.slice(0, -1)
    const last = steps.at(-1) ?? ''
    const did = (await reach(before)) ? await run(last) : null
    if (!did) continue
    isFresh = before.length === 0 && did.every((line) => line.startsWith('follows '))
    if (isFresh) {
      if (did.length === 0) out.push(`> ${last}: nothing`)
      continue
    }
    out.push(`> ${steps.join(' > ')}`, ...did)
    if (steps.length < DEEPEST) find(steps)
    if (!isFirst || !did.some(isWrite) || !(await reach(before))) continue
    for (const network of [/› form |^form /.test(last) ? 'wrong fields' : 'refusing', 'none'] as const) {
      recorder.network(network)
      const instead = await run(last)
      if (!instead) break
      out.push(`  ${network}:`, ...instead.map((line) => `  ${line}`))
    }
    const press = () =>
      actionsNow()
        .find(({ name }) => name === last)
        ?.run()
    const writes = (await reach(before)) ? await recorder.twice(press, press) : []
    if (writes.length > 1) out.push('  pressed twice:', ...writes.map((line) => `  ${line}`))
  }
  return out
}
