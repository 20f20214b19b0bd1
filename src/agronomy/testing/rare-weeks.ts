import type { RuleId } from '../rules/rule-catalogue.ts'
import type { FieldSituation } from '../types.ts'
import { dry, logged, rains, type Scene, showers, unwatered } from './example-fields.ts'

const STORM = [2, 45, 40, 15, 0, 0, 0]
const furrow: Partial<FieldSituation> = { irrigation: ['furrow'] }
const counted = (date: string) => ({ ...logged('scouted', date), product: 'shoot_fly', count: 20, of: 20 })

function sprayedOkra(product: string): Scene {
  const log = [{ ...logged('sprayed', '2026-08-23'), product }]
  return { place: 'kano', crop: 'okra', asOf: '2026-08-24', planted: '2026-06-20', field: { log } }
}

const rounds = (many: number, product: string) =>
  Array.from({ length: many }, () => ({ ...logged('sprayed', '2026-06-12'), product }))

/** Scenes of rules that `crop-weeks.ts` rarely reaches. */
export const RARE_WEEKS: Partial<Record<RuleId, Scene>> = {
  'care.quiet': {
    place: 'otavi',
    crop: 'sugarcane',
    asOf: '2026-09-14',
    planted: '2025-04-20',
    past: rains(),
    ahead: showers(),
  },
  'planting.come-up-late': {
    place: 'kano',
    crop: 'maize',
    variety: 95,
    asOf: '2026-07-18',
    planted: '2026-07-04',
    past: dry(40),
    ahead: dry(7),
  },
  'irrigation.young': {
    place: 'kano',
    crop: 'carrots',
    asOf: '2026-11-16',
    planted: '2026-11-12',
    past: dry(30),
    ahead: dry(7),
    field: { irrigation: ['manual'] },
  },
  'care.drain': {
    place: 'makurdi',
    crop: 'rice',
    variety: 118,
    asOf: '2026-10-12',
    planted: '2026-06-25',
    past: [...Array(30).fill(9), ...Array(14).fill(6)],
    ahead: dry(7),
    field: { soil: 'loam' },
  },
  'planting.rains': {
    place: 'kano',
    crop: 'maize',
    asOf: '2026-06-08',
    planted: '2026-06-20',
    variety: 90,
    past: dry(40),
    ahead: dry(7),
    field: {
      rains: {
        expected: null,
        odds: {
          issued: '2026-06-08',
          weeks: [
            { from: '2026-06-09', to: '2026-06-15', tenths: 1 },
            { from: '2026-06-16', to: '2026-06-22', tenths: 4 },
            { from: '2026-06-23', to: '2026-06-29', tenths: 2 },
            { from: '2026-06-30', to: '2026-07-06', tenths: 2 },
          ],
          later: 1,
          best: { from: '2026-06-16', to: '2026-06-29', tenths: 6 },
          laterThanSeen: false,
          getSeed: false,
          years: 30,
        },
      },
    },
  },
  'harvest.wait': sprayedOkra('lambda_cyhalothrin'),
  'spray.stored': {
    place: 'kano',
    crop: 'cowpeas',
    asOf: '2026-11-23',
    planted: '2026-07-20',
    field: {
      log: [logged('harvested', '2026-10-12'), logged('stored', '2026-10-30'), logged('sprayed', '2026-11-22')],
    },
  },
  'spray.barred': sprayedOkra('Sniper'),
  'spray.out': {
    place: 'kano',
    crop: 'maize',
    asOf: '2026-07-20',
    planted: '2026-06-25',
    field: { log: [{ ...logged('sprayed', '2026-07-20'), product: 'lambda_cyhalothrin' }] },
  },
  'pest.enough': {
    place: 'jos',
    crop: 'potatoes',
    asOf: '2026-06-20',
    planted: '2026-05-01',
    past: Array(50).fill(5),
    ahead: Array(7).fill(5),
    days: { tMin: 18, tMax: 24, humidity: 93 },
    field: { log: [...rounds(4, 'mancozeb'), ...rounds(6, 'copper')] },
  },
  'irrigation.flowering': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-02-24', planted: '2025-12-16', past: dry(70), ahead: dry(7) },
    field: { ...furrow, log: unwatered('2026-02-24') },
  },
  'care.cap': {
    place: 'makurdi',
    crop: 'yam',
    asOf: '2026-04-18',
    planted: '2026-04-15',
    past: rains(),
    ahead: showers(),
  },
  'dry.mat': {
    place: 'calabar',
    crop: 'banana',
    asOf: '2026-12-20',
    planted: '2025-06-17',
    past: dry(),
    ahead: dry(7),
  },
  'dry.tree': {
    ...{ place: 'akure', crop: 'cocoa', asOf: '2026-04-05', past: dry(), ahead: dry(7) },
    field: { statedStage: 'vegetative' },
  },
  'dry.young-tree': {
    ...{ place: 'kano', crop: 'mangoes', asOf: '2026-01-12', planted: '2025-06-20', past: dry(), ahead: dry(7) },
  },
  'dry.tree-weeded': {
    ...{ place: 'kano', crop: 'mangoes', asOf: '2026-01-12', planted: '2025-06-20', past: dry(), ahead: dry(7) },
    field: { log: [logged('weeded', '2026-01-10')] },
  },
  'dry.weeded': {
    ...{ place: 'zaria', crop: 'maize', asOf: '2026-08-16', planted: '2026-06-19', past: [...rains(), ...dry(18)] },
    ...{ ahead: dry(7), field: { log: [logged('weeded', '2026-07-05'), logged('weeded', '2026-08-14')] } },
  },
  'care.seedlings': {
    ...{ place: 'kano', crop: 'onion', asOf: '2026-11-22', planted: '2026-12-09', past: dry(30), ahead: dry(7) },
    field: { ...furrow, enteredOn: '2026-11-22' },
  },
  'rain.wet-soil': {
    ...{ place: 'jos', crop: 'potatoes', asOf: '2026-07-02', planted: '2026-04-15' },
    ...{ past: Array(21).fill(15), ahead: rains().slice(0, 7) },
  },
  'dry.bed': { place: 'jos', crop: 'carrots', asOf: '2026-10-05', planted: '2026-09-10', past: dry(), ahead: dry(7) },
  'care.fire-line': { place: 'makurdi', crop: 'sugarcane', asOf: '2026-11-02', planted: '2026-04-20', past: showers() },
  'heat.nights': {
    ...{ place: 'kano', crop: 'cowpeas', asOf: '2026-09-01', planted: '2026-07-20', past: rains(), ahead: showers() },
    days: { tMin: 26, tMax: 33 },
  },
  'cold.frost': {
    ...{ place: 'mariental', crop: 'tomato', asOf: '2026-07-12', planted: '2026-05-20', ahead: dry(7), field: furrow },
    days: { tMin: 1, tMax: 20 },
  },
  'cold.tree': {
    ...{ place: 'otavi', crop: 'oranges', asOf: '2026-07-06', planted: '2024-10-01', ahead: dry(7) },
    days: { tMin: 1, tMax: 20 },
  },
  'cold.light': {
    ...{ place: 'otavi', crop: 'cabbage', asOf: '2026-06-10', planted: '2026-04-20', ahead: dry(7), field: furrow },
    days: { tMin: -5, tMax: 20 },
  },
  'cold.winter': {
    ...{ place: 'mariental', crop: 'tomato', asOf: '2026-05-03', planted: '2026-03-04', ahead: dry(7), field: furrow },
  },
  'fertilizer.drain': {
    ...{ place: 'calabar', crop: 'cabbage', asOf: '2026-07-06', planted: '2026-05-27' },
    ...{ past: [...rains(), 40, 30, 45], ahead: [0, 4, 0, 3, 0, 3, 6] },
  },
  'pest.hand': {
    ...{ place: 'kano', crop: 'sorghum', asOf: '2026-07-20', planted: '2026-07-03', variety: 100 },
    ...{ past: Array(30).fill(6), ahead: dry(7), field: { log: [counted('2026-07-16'), counted('2026-07-19')] } },
  },
  'planting.too-late': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-08-24', planted: '2026-08-30', past: rains(), ahead: showers() },
  },
  'planting.stand-late': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-07-15', planted: '2026-07-03', variety: 90 },
    ...{ past: rains(), ahead: showers() },
  },
  'planting.after-storm': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-06-25', planted: '2026-06-28', variety: 90 },
    ...{ past: rains(), ahead: STORM },
  },
  'planting.asked': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-06-30', planted: '2026-06-28', variety: 90 },
    ...{ past: rains(), ahead: showers(), field: { unanswered: true } },
  },
  'planting.sow-again': {
    ...{ place: 'kano', crop: 'maize', asOf: '2026-07-02', planted: '2026-06-15', variety: 90 },
    ...{ past: rains(), ahead: showers(), field: { log: [logged('not_emerged', '2026-06-30')] } },
  },
  'stage.unknown': { place: 'ibadan', crop: 'yam', asOf: '2026-07-17' },
  'harvest.watch': {
    ...{ place: 'ibadan', crop: 'maize', asOf: '2026-07-04', planted: '2026-04-10', past: rains(), ahead: showers() },
    field: { varietyDays: null },
  },
  'harvest.starch-low': {
    ...{ place: 'ibadan', crop: 'cassava', asOf: '2026-02-10', planted: '2025-03-10', ahead: dry(7) },
  },
  'care.stake-vines': {
    ...{ place: 'makurdi', crop: 'yam', asOf: '2026-05-20', planted: '2026-04-05', past: rains(), ahead: showers() },
  },
  'care.last-water': {
    ...{ place: 'kano', crop: 'wheat', asOf: '2026-12-27', planted: '2026-09-15', past: rains(), ahead: showers() },
    ...{ days: { tMin: 26, tMax: 33 }, field: furrow },
  },
  'care.fronds': {
    ...{ place: 'ibadan', crop: 'oil-palm', asOf: '2026-11-18', planted: '2021-02-24' },
    ...{ past: rains(), ahead: showers() },
  },
  'care.bunch': {
    ...{ place: 'calabar', crop: 'plantain', asOf: '2026-01-11', planted: '2025-06-01' },
    ...{ past: rains(), ahead: showers() },
  },
}
