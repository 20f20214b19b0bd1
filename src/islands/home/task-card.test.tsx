import { beforeAll, describe, expect, test } from 'bun:test'
import type { Advisory } from '../../contracts/advisories.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { has, hasButton, press, sharedPhone, words } = await import('../testing/screen.tsx')
const { writeStorage } = await import('../lib/storage.ts')
const { storedAnswersKey } = await import('../wizard/setup-flag.ts')
const { SetupCard } = await import('./setup-card.tsx')
const { TaskCard } = await import('./task-card.tsx')
const { TasksDone } = await import('./tasks-done.tsx')

const phone = sharedPhone()
let crop: Crop
let advice: Advisory
beforeAll(async () => {
  await phone().send('POST', '/api/crops/initialize')
  await phone().send('POST', '/api/advisories/generate')
  crop = (await phone().read(listCrops))[0]
  const [first] = (await phone().read(listAdvisories)) as [Advisory]
  const { again: _, ...rest } = first
  advice = { ...rest, title: 'Maize: weed', rule: 'care.weeds', done: false, by: null, validUntil: '2026-07-12' }
})

describe('the way back to the set-up', () => {
  const show = (...placeholders: boolean[]) =>
    phone().show(
      <SetupCard
        crops={placeholders.map((placeholder, n) => ({ ...crop, id: `c${n}`, placeholder }))}
        onOpen={() => {}}
      />,
    )
  const count = () => words('.setup-card .figures')

  test('counts the crops that are saved, or answered on this phone, whichever is more', async () => {
    await show(false, true, true)
    expect(count()).toContain('1 of 3')
    expect(document.querySelector('.setup-card')?.getAttribute('href')).toBe('/crops/c1/edit')
    writeStorage(storedAnswersKey(phone().user.id), JSON.stringify({ step: 2 }))
    await show(false, true, true)
    expect(count()).toContain('2 of 3')
    writeStorage(storedAnswersKey(phone().user.id), JSON.stringify({ step: 9 }))
    await show(false, true, true)
    expect(count()).toContain('3 of 3')
    writeStorage(storedAnswersKey(phone().user.id), null)
    await show(false, false)
    expect(count()).toBeNull()
  })
})

describe('a task', () => {
  const show = (over: Partial<Advisory>) =>
    phone().show(
      <ul>
        <TaskCard advisory={{ ...advice, ...over }} today="2026-07-06" onTick={() => {}} />
      </ul>,
    )

  test('has its day, in red from the day before until it is done', async () => {
    const seen: (string | null)[] = []
    for (const over of [
      { by: '2026-07-07' },
      { by: '2026-07-08' },
      { by: '2026-07-05' },
      { by: '2026-07-07', done: true },
    ]) {
      await show(over)
      seen.push(document.querySelector('.task-day')!.className)
    }
    expect(seen).toEqual(['task-day task-pressing', 'task-day', 'task-day task-pressing', 'task-day'])
    await show({ by: '2026-07-06' })
    expect(words('.task-day')).toContain('Today')
    await show({})
    expect(has('.task-day')).toBe(false)
  })

  test('that is urgent says so to all until it is done', async () => {
    await show({ by: '2026-07-10', priority: 'high' })
    expect(words('.task-day .hidden-text')).toBe('High priority ')
    await show({ by: '2026-07-10', priority: 'medium' })
    expect(has('.task-day .hidden-text')).toBe(false)
    await show({ by: '2026-07-10', priority: 'high', done: true })
    expect(has('.task-day svg')).toBe(false)
  })

  test('says when water is given again, and what is past', async () => {
    await show({ again: '2026-07-09', by: '2026-07-06' })
    expect(words('.task-day')).toContain('Thu 9')
    await show({ validUntil: '2026-07-05', by: '2026-07-05' })
    expect([words('.task-day'), has('.task-past'), has('.tick')]).toEqual(['Past', true, false])
    await show({ done: true, validUntil: null })
    expect([has('.task-done'), has('.tick'), has('.task-past')]).toEqual([true, true, false])
  })

  test('of which the picture is not known has one that fits any', async () => {
    await show({ drawing: undefined as never })
    expect(document.querySelector('.task-picture use')?.getAttribute('href')).toBe('#d-action.look')
    await show({ drawing: 'action.weed' as never })
    expect(document.querySelector('.task-picture use')?.getAttribute('href')).toBe('#d-action.weed')
  })

  test('can be undone where it was the last', async () => {
    await phone().show(<TasksDone done={1} count={2} last={null} onUndo={() => {}} />)
    expect(hasButton(/^Undo/)).toBe(false)
    let undone = ''
    await phone().show(<TasksDone done={1} count={2} last={advice} onUndo={({ title }) => (undone = title)} />)
    await press(/^Undo/)
    expect(undone).toBe('Maize: weed')
    expect(phone().calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ done: false })
  })
})
