import { beforeEach, describe, expect, test } from 'bun:test'
import type { PestId } from '../../agronomy/pests/pests.ts'
import { advisories as advisoryTable } from '../../db/schema/advisories.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { createRunProgress } from '../foundation/run-progress.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const maize = {
  cropType: 'maize' as const,
  plantingDate: '2026-06-08',
  growthStage: 'vegetative' as const,
  farmArea: 2,
}
const cassava = {
  cropType: 'cassava' as const,
  plantingDate: '2026-04-20',
  growthStage: 'vegetative' as const,
  farmArea: 1,
}

describe('advisories', () => {
  let services: TestServices
  let farmer: Awaited<ReturnType<typeof kanoFarmer>>

  beforeEach(async () => {
    services = await testServices()
    farmer = await kanoFarmer(services)
    await services.crops.add(farmer, maize)
    await services.crops.add(farmer, cassava)
  })

  test('a farmer in Kano gets one list over maize and cassava, of five cards at most, each with figures and sources', async () => {
    const made = await services.advisories.generate(farmer)
    expect(made.length).toBeGreaterThanOrEqual(1)
    expect(made.length).toBeLessThanOrEqual(5)
    for (const advisory of made) {
      expect(advisory.estimated).toBe(true)
      expect(advisory.validUntil! >= '2026-07-06').toBe(true)
      expect(advisory.evidence.length).toBeGreaterThan(0)
      expect(advisory.sources.length).toBeGreaterThan(0)
      expect(`${advisory.title} ${advisory.content}`).not.toMatch(/undefined|NaN|[{}]/)
    }
  })

  test('the same situation asked for again refreshes its advisory and adds no copy', async () => {
    const first = await services.advisories.generate(farmer)
    const again = await services.advisories.generate(farmer)
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(await services.advisories.list(farmer)).toHaveLength(first.length)
  })

  test('next day the same situation is not a new advisory, and what was read stays read', async () => {
    const [first] = await services.advisories.generate(farmer)
    await services.advisories.markRead(farmer, first!.id)
    services.at('2026-07-07T08:00:00Z')
    await services.advisories.generate(farmer)
    expect((await services.advisories.get(farmer, first!.id)).isRead).toBe(true)
  })

  test('at most three a crop in a week, however often advice is asked for, but for urgent ones', async () => {
    for (const day of ['06', '07', '08', '09', '10', '11']) {
      services.at(`2026-07-${day}T08:00:00Z`)
      await services.advisories.generate(farmer)
    }
    const calm = (await services.advisories.list(farmer)).filter((advisory) => advisory.priority !== 'high')
    for (const crop of ['maize', 'cassava'])
      expect(calm.filter((a) => a.cropType === crop).length).toBeLessThanOrEqual(3)
  })

  test('a farmer who changes the language reads stored advice in it', async () => {
    const [first] = await services.advisories.generate(farmer)
    const user = await services.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
    const inHausa = await services.advisories.get({ ...farmer, user }, first!.id)
    expect(inHausa.content).not.toBe(first!.content)
  })

  test('the weather behind stored advice is read in the language, too', async () => {
    const [first] = await services.advisories.generate(farmer)
    const byWeather = {
      weatherReason: 'dry-soil' as const,
      weatherCondition: TEXTS_BY_LANGUAGE.en.advice.reasons['dry-soil'],
    }
    await services.db.write(services.db.orm.update(advisoryTable).set(byWeather))
    const user = await services.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
    const inHausa = await services.advisories.get({ ...farmer, user }, first!.id)
    expect(inHausa.weatherCondition).toBe(TEXTS_BY_LANGUAGE.ha.advice.reasons['dry-soil'])
  })

  test('what no longer holds ended yesterday', async () => {
    const first = await services.advisories.generate(farmer)
    for (const { id } of await services.crops.list(farmer))
      await services.crops.update(farmer, id, { ...maize, plantingDate: '2026-07-05', growthStage: 'planted' })
    const held = (await services.advisories.generate(farmer)).map(({ id }) => id)
    const ended = first.filter(({ id }) => !held.includes(id))
    expect(ended.length).toBeGreaterThan(0)
    for (const { id } of ended) {
      expect((await services.advisories.get(farmer, id)).validUntil).toBe('2026-07-05')
    }
  })

  test('the dashboard shows 120 letters of the first one, and dots only where more follows', async () => {
    await services.advisories.generate(farmer)
    const shown = async (content: string) => {
      await services.db.write(services.db.orm.update(advisoryTable).set({ content }))
      return (await services.summaries.summary(farmer)).todaysRecommendation
    }
    expect(await shown('x'.repeat(120))).toBe('x'.repeat(120))
    expect(await shown('x'.repeat(121))).toBe(`${'x'.repeat(120)}...`)
  })

  test('who reads Oshindonga sees the English beside it, everyone else their own language alone', async () => {
    await services.advisories.generate(farmer)
    const [first] = await services.advisories.list(farmer)
    expect(first!.beside).toBeUndefined()
    const user = await services.accounts.profile.update(farmer, { preferredLanguage: 'ng' })
    const reader = { ...farmer, user }
    const inOshindonga = await services.advisories.get(reader, first!.id)
    expect(inOshindonga.content).not.toBe(first!.content)
    expect(inOshindonga.beside).toEqual({ language: 'en', title: first!.title, content: first!.content })
    const { todaysRecommendation } = await services.summaries.summary(reader)
    expect(first!.content).toStartWith(todaysRecommendation!.slice(0, 60))
  })

  test('an alias in the filter finds the crop under its other name', async () => {
    await services.crops.add(farmer, { cropType: 'tomatoes', plantingDate: '2026-06-01', growthStage: 'vegetative' })
    await services.advisories.generate(farmer)
    expect((await services.advisories.list(farmer, { crop: 'tomato' })).length).toBeGreaterThan(0)
    expect(await services.advisories.list(farmer, { crop: 'nonsense' })).toEqual([])
  })

  test("another farmer's advisory is not found", async () => {
    const [first] = await services.advisories.generate(farmer)
    const other = await kanoFarmer(services)
    expect(await rethrowing(services.advisories.get(other, first!.id))).toThrow('Advisory not found.')
    expect(await rethrowing(services.advisories.markRead(other, first!.id))).toThrow('Advisory not found.')
    expect(await rethrowing(services.advisories.saveAdvisoryFeedback(other, first!.id, { useful: true }))).toThrow(
      'Advisory not found.',
    )
  })

  test('feedback is kept and may be changed', async () => {
    const [first] = await services.advisories.generate(farmer)
    await services.advisories.saveAdvisoryFeedback(farmer, first!.id, { useful: true })
    const changed = await services.advisories.saveAdvisoryFeedback(farmer, first!.id, { useful: false, done: true })
    expect([changed.useful, changed.done]).toEqual([false, true])
  })

  test('undone ones come first, then high to low priority, then by the day they fall due', async () => {
    await services.advisories.generate(farmer)
    const [row] = await services.db.orm.select().from(advisoryTable)
    await services.db.write(services.db.orm.delete(advisoryTable))
    const card = (title: string, values: Partial<typeof row>) =>
      services.db.orm
        .insert(advisoryTable)
        .values({ ...row!, id: Bun.randomUUIDv7(), priority: 'low', validUntil: '2026-07-12', title, ...values })
    await services.db.write(
      card('quiet', { rule: 'care.walk' }),
      card('later', { facts: { by: '2026-07-12' } }),
      card('done', { priority: 'high', done: true }),
      card('soon', { facts: { by: '2026-07-08' } }),
      card('names no day', { facts: {}, validUntil: '2026-07-09' }),
      card('urgent', { priority: 'high', facts: { by: '2026-07-10' } }),
      card('past', { priority: 'high', validUntil: '2026-07-05' }),
    )
    const list = await services.advisories.list(farmer)
    expect(list.slice(0, 5).map(({ title, by }) => [title, by])).toEqual([
      ['urgent', '2026-07-10'],
      ['soon', '2026-07-08'],
      ['names no day', '2026-07-09'],
      ['later', '2026-07-12'],
      ['quiet', null],
    ])
    expect(
      list
        .slice(5)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['done', 'past'])
  })

  test('an advisory says which rule gave it and of which pest it speaks', async () => {
    await services.advisories.generate(farmer)
    const [row] = await services.db.orm.select().from(advisoryTable)
    const told = async (values: Partial<typeof advisoryTable.$inferInsert>) => {
      await services.db.write(services.db.orm.update(advisoryTable).set(values))
      const { rule, pest } = await services.advisories.get(farmer, row!.id)
      return { rule, pest }
    }
    expect(await told({ rule: 'risk.high', facts: { pest: 'faw' } })).toEqual({ rule: 'risk.high', pest: 'faw' })
    expect(await told({ rule: 'care.weeds', facts: {} })).toEqual({ rule: 'care.weeds', pest: null })
    expect(await told({ rule: 'pest.count', facts: { pest: 'a pest of before' as PestId } })).toEqual({
      rule: 'pest.count',
      pest: null,
    })
  })

  test('still valid ones come first, then high to low priority', async () => {
    await services.advisories.generate(farmer)
    services.at('2026-07-30T08:00:00Z')
    await services.advisories.generate(farmer)
    const list = await services.advisories.list(farmer)
    const ended = list.map((advisory) => advisory.validUntil! < '2026-07-30')
    expect(ended).toEqual(ended.toSorted())
  })
})

describe('the weekly run', () => {
  test('advises every farmer once, tells each once, and goes on where it stopped', async () => {
    const services = await testServices()
    for (let n = 0; n < 3; n++) {
      const farmer = await kanoFarmer(services)
      await services.crops.add(farmer, maize)
      await services.crops.add(farmer, cassava)
    }
    const asOf = new Date('2026-07-06T04:00:00Z')
    const report = await services.weeklyRun.run({ asOf })
    expect(report.farmers).toBe(3)
    const count = await services.db.orm.$count(advisoryTable)
    expect(count).toBeGreaterThanOrEqual(6)
    await services.weeklyRun.run({ asOf })
    expect(await services.db.orm.$count(advisoryTable)).toBe(count)
    expect(await services.weeklyRun.resumeUnfinished()).toBeNull()
  })

  test('lets the log of the database be folded after each page, so that it does not grow without end', async () => {
    const services = await testServices()
    await services.crops.add(await kanoFarmer(services), maize)
    const { writingMuch } = services.db
    let folded = 0
    services.db.writingMuch = (work) => writingMuch((fold) => work(() => fold().then(() => void folded++)))
    const seen: number[] = []
    const onProgress = (done: number) => seen.push(done)
    await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z'), onProgress })
    expect([folded, seen]).toEqual([1, [1]])
  })

  test('begins anew although last week’s came to no end, and counts only who has crops as without a place', async () => {
    const services = await testServices()
    await services.crops.add(await kanoFarmer(services), maize)
    await services.crops.add(await kanoFarmer(services, { location: null }), maize)
    await kanoFarmer(services, { location: null })
    const lastWeek = createRunProgress(services.db, 'weekly-advisories').write({ run: '2026-06-29', after: '~' })
    await services.db.write(lastWeek)
    const report = await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z') })
    expect(report).toMatchObject({ farmers: 3, withoutPlace: 1, notified: 1 })
  })

  test('who reads Oshindonga is told in English what is new, and once why', async () => {
    const services = await testServices()
    const farmer = await kanoFarmer(services, { preferredLanguage: 'ng' })
    await services.crops.add(farmer, maize)
    await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z') })
    await services.advisories.generate(farmer)
    const told = await services.notifications.list(farmer)
    expect(told.map(({ title }) => title).sort()).toEqual(['New farming advice', 'SMS and alerts come in English'])
    const advice = await services.advisories.list(farmer)
    const news = told.find(({ type }) => type === 'advisory')!.message
    expect(advice.every(({ beside }) => news.includes(beside!.title))).toBe(true)
    expect(advice.some(({ title }) => news.includes(title))).toBe(false)
  })

  test('one notification a farmer, not one an advisory', async () => {
    const services = await testServices()
    const farmer = await kanoFarmer(services)
    await services.crops.add(farmer, maize)
    await services.crops.add(farmer, cassava)
    await services.weeklyRun.run({ asOf: new Date('2026-07-06T04:00:00Z') })
    expect((await services.notifications.list(farmer)).filter(({ type }) => type === 'advisory')).toHaveLength(1)
  })
})
