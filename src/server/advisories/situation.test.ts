import { describe, expect, test } from 'bun:test'
import type { LogKind } from '../../contracts/season.ts'
import type { LoggedWork } from '../crops/farm-log-loader.ts'
import { type FieldCrop, fieldSituation } from './situation.ts'

const TODAY = '2026-07-06'
const farmer = {
  id: 'farmer',
  location: null,
  region: 'Kano',
  country: 'NG',
  soilType: 'loam',
  irrigationMethod: 'rain-fed',
  preferredLanguage: 'en' as const,
}
const place = { lat: 12, lng: 8.52, name: 'Kano' }
const days = { today: TODAY, history: [], forecast: [], estimated: true, asOf: null } as never
const maize: FieldCrop = {
  id: 'field',
  cropType: 'maize',
  plantingDate: '2026-06-08',
  growthStage: 'vegetative',
  farmArea: 2,
  maturity: 'early',
  established: null,
  field: null,
  previousCrop: 'cowpeas',
  striga: true,
  planned: false,
  placeholder: false,
  stageReportedOn: '2026-07-01',
  createdAt: '2026-06-08T08:00:00.000Z',
  log: [],
  feedings: null,
}
const entry = (kind: LogKind, date: string): LoggedWork => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
  advisoryId: null,
})
const situationOf = (over: Partial<FieldCrop>) => fieldSituation(farmer, place, { ...maize, ...over }, days)

describe('what the adviser is told of a crop', () => {
  test('is all that its farmer said of the season', () => {
    const log = [entry('weeded', '2026-06-28')]
    expect(situationOf({ log })).toMatchObject({
      plantingDate: '2026-06-08',
      maturity: 'early',
      previousCrop: 'cowpeas',
      striga: true,
      established: null,
      riceField: null,
      log,
    })
  })

  test('a planned crop keeps its planned day, and is unanswered until its farmer says that it was planted', () => {
    const of = (plantingDate: string, planned: boolean) => {
      const { plantingDate: day, unanswered } = situationOf({ planned, plantingDate })
      return [day, unanswered]
    }
    expect(of('2026-06-22', true)).toEqual(['2026-06-22', true])
    expect(of('2026-07-20', true)).toEqual(['2026-07-20', true])
    expect(of('2026-06-22', false)).toEqual(['2026-06-22', false])
  })

  test('what was done in a season before is not of this one, and the crop’s own date is when it was planted', () => {
    const kept = entry('planted', '2026-06-08')
    const log = [
      entry('harvested', '2025-10-01'),
      entry('weeded', '2026-04-08'),
      entry('fed', '2026-04-09'),
      entry('planted', '2026-05-20'),
      kept,
    ]
    expect(situationOf({ log }).log).toEqual([entry('fed', '2026-04-09'), kept])
    expect(situationOf({ log, placeholder: true }).log).toHaveLength(5)
  })

  test('was entered on the day of its stage, else on the day of its row', () => {
    expect(situationOf({}).enteredOn).toBe('2026-07-01')
    expect(situationOf({ stageReportedOn: null }).enteredOn).toBe('2026-06-08')
  })

  test('was added on the day of its row, whatever is reported later', () => {
    for (const stageReportedOn of [null, '2026-07-01'])
      expect(situationOf({ stageReportedOn }).addedOn).toBe('2026-06-08')
  })

  test('a stage that nobody said is none: the calendar says it', () => {
    expect(situationOf({ growthStage: 'planted', stageReportedOn: null })).toMatchObject({
      statedStage: null,
      stageStatedOn: null,
    })
  })
})
