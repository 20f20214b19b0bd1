import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { GROWTH_STAGE_IDS, type IrrigationMethod } from '../contracts/farm.ts'
import { LOG_KINDS, type LogEntry, type LogKind } from '../contracts/season.ts'
import { rankAdviceCandidates } from './advise.ts'
import { CANONICAL_CROPS } from './crops/crop-facts.ts'
import { addDays } from './dates.ts'
import { assessField } from './field.ts'
import { buildSeasonPlan } from './season/season-plan.ts'
import { PLACES, type PlaceName, situationOf } from './testing/example-fields.ts'
import type { FieldSituation } from './types.ts'

/** A season of reports: any of the log's kinds on any days, a stage, a plan that was answered or not. */
const reported = fc
  .record({
    place: fc.constantFrom(...(Object.keys(PLACES) as PlaceName[])),
    crop: fc.constantFrom(...CANONICAL_CROPS),
    planted: fc.integer({ min: 0, max: 360 }),
    age: fc.integer({ min: -10, max: 150 }),
    unanswered: fc.boolean(),
    stage: fc.option(
      fc.record({ stage: fc.constantFrom(...GROWTH_STAGE_IDS), daysAgo: fc.integer({ min: 0, max: 60 }) }),
    ),
    irrigation: fc.constantFrom<IrrigationMethod[]>(['rain-fed'], ['drip'], ['furrow']),
    rain: fc.array(fc.constantFrom(0, 0, 0, 4, 12, 25), { minLength: 30, maxLength: 60 }),
    log: fc.array(fc.record({ kind: fc.constantFrom(...LOG_KINDS), daysAgo: fc.integer({ min: 0, max: 60 }) }), {
      maxLength: 6,
    }),
  })
  .map(({ place, crop, planted, age, unanswered, stage, irrigation, rain, log }): FieldSituation => {
    const day = addDays('2026-01-01', planted)
    const asOf = addDays(day, age)
    const entries = log.map(({ kind, daysAgo }) => entry(kind, addDays(asOf, -daysAgo)))
    return situationOf({
      ...{ place, crop, asOf, planted: day, past: rain, ahead: [0, 0, 0, 6, 0, 0, 0] },
      field: {
        ...{ varietyDays: null, unanswered, irrigation },
        statedStage: stage?.stage ?? null,
        stageStatedOn: stage && addDays(asOf, -stage.daysAgo),
        log: entries.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      },
    })
  })

const entry = (kind: LogKind, date: string): LogEntry => ({
  ...{ kind, date, product: null },
  amount: kind === 'watered' ? 60 : null,
  unit: kind === 'watered' ? 'mm' : null,
  count: kind === 'scouted' ? 0 : null,
  of: kind === 'scouted' ? 20 : null,
})

const holds = (what: string, check: (situation: FieldSituation) => void) =>
  test(what, () => {
    fc.assert(fc.property(reported, check), { numRuns: 1500, seed: 20261124 })
  })

const given = (situation: FieldSituation) =>
  rankAdviceCandidates(situation).flatMap(({ advice, setAside }) => (setAside === null ? [advice] : []))

/** Entries of the sowing that is in the ground, by the field's own reading. */
const own = (situation: FieldSituation) => assessField(situation).situation.log ?? []

describe('whatever a farmer reports', () => {
  holds('it is not asked whether it came up once that was answered for this sowing', (situation) => {
    const answered = own(situation).some(({ kind }) => kind === 'emerged' || kind === 'not_emerged')
    const asks = given(situation).filter(({ rule }) => rule.startsWith('planting.come-up'))
    if (answered) expect(asks).toEqual([])
  })

  holds('it is not asked whether it was planted once that was reported, or work on it was', (situation) => {
    const { plantingDate } = situation
    const answered = situation.log!.some(
      ({ kind, date }) =>
        kind === 'planted' ||
        kind === 'resown' ||
        (date >= plantingDate! && !['watered', 'sprayed', 'drained', 'dried', 'stored', 'sold'].includes(kind)),
    )
    if (answered) expect(given(situation).map(({ rule }) => rule)).not.toContain('planting.asked')
  })

  holds('no stage is asked about that the calendar has, nor one of a plan', (situation) => {
    const asks = given(situation).find(({ rule }) => rule === 'stage.question')
    if (!asks) return
    expect(asks.facts.stated).not.toBe(asks.facts.expected!)
    expect(asks.facts.stated).not.toBe('planted')
    expect(assessField(situation).season.planned).toBeNull()
  })

  holds('what was reported done today is not asked for today, by a card or a step', (situation) => {
    const today = own(situation).filter(({ date, kind }) => date === situation.asOf && !OFTEN.has(kind))
    for (const { kind } of today) {
      expect([
        kind,
        given(situation)
          .filter(({ closes, rule }) => closes?.kind === kind && !LATER.has(rule))
          .map(({ situation }) => situation),
      ]).toEqual([kind, []])
    }
  })

  holds('a step is done only by a report of its own kind, of this sowing', (situation) => {
    const field = assessField(situation)
    for (const { closes, operation, doneOn } of buildSeasonPlan(field)) {
      const kind = closes ?? operation
      // Fertiliser of a first sowing is still in the ground at the second.
      const log = kind === 'fed' ? situation.log! : field.situation.log!
      if (doneOn !== null) expect(log.some((entry) => entry.kind === kind && entry.date === doneOn)).toBe(true)
    }
  })

  holds('nothing that needs plants is advised of a stand reported as failed', (situation) => {
    const log = own(situation)
    const at = log.findLastIndex(({ kind }) => kind === 'not_emerged')
    if (at < 0 || assessField(situation).season.emergence !== 'not_yet') return
    const rules = given(situation).map(({ rule }) => rule)
    expect(
      rules.filter((rule) => /^(harvest(?!\.wait)|pest|risk|fertilizer|care\.(weeds|thin|stake|earth))/.test(rule)),
    ).toEqual([])
  })

  holds('a second sowing counts the field’s days from itself', (situation) => {
    const again = situation.log!.findLast(({ kind }) => kind === 'resown')
    const field = assessField(situation)
    if (
      !again ||
      again.date < situation.plantingDate! ||
      situation.log!.some(({ kind, date }) => kind === 'planted' && date > again.date)
    )
      return
    expect(field.season.planted).toBe(again.date)
    expect(field.season.planned).toBeNull()
  })
})

/** Counted for one pest at a time: another may be due the same day. */
const OFTEN: ReadonlySet<LogKind> = new Set(['scouted'])
/** Ask for water of the days to come. */
const LATER: ReadonlySet<string> = new Set(['irrigation.soon', 'irrigation.young'])
