import type { CanonicalCropId } from '../../contracts/crops.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import { parseCitation } from '../citations.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import type { Source } from '../sources.ts'
import type { Sourced } from './fertilizer-figures.ts'

export type FertilizerSourceId =
  | `fertilizer.${CanonicalCropId}.${'target' | 'split' | 'placement' | 'plant' | 'other' | 'manure'}.${number}`
  | `fertilizer.${'rain-limit' | 'dry-soil' | 'standing-water' | 'flooded-rice' | 'manure' | 'kraal' | 'late'}`

export const splitSourceId = (crop: CanonicalCropId, scheme: number, order: number): FertilizerSourceId =>
  `fertilizer.${crop}.split.${scheme * 10 + order}`

const toSource = ({ confidence }: Sourced, n: number, rows: readonly Sourced[]): Source => ({
  ...parseCitation(rows.slice(0, n + 1).findLast(({ source }) => source !== 'same')?.source ?? 'memory'),
  rough: confidence === 'memory',
})

const [drySoil, , rainLimit, standingWater] = general.when_not_to_apply.do_not
export const FERTILIZER_RULE_SOURCES: [FertilizerSourceId, Source][] = [
  ['fertilizer.rain-limit', { title: rainLimit!.source, rough: false }],
  ['fertilizer.dry-soil', { title: drySoil!.source, rough: false }],
  ['fertilizer.standing-water', { title: standingWater!.source, rough: true }],
  ['fertilizer.flooded-rice', { title: firstItem(general.flooded_rice).source, rough: false }],
  ['fertilizer.late', { title: general.late.compound_last_day.source, rough: false }],
  ['fertilizer.manure', { title: itemAt(general.manure.rules, 2).source, rough: false }],
  ['fertilizer.kraal', { ...parseCitation(general.manure.kraal.source), rough: false }],
]

export function listFertilizerSources(crop: CanonicalCropId): [FertilizerSourceId, Source][] {
  const record = fertilizerFigures(crop)
  if (!record) return []
  const rows = (
    kind: 'target' | 'placement' | 'plant' | 'other' | 'manure',
    list: readonly Sourced[] | null | undefined,
  ) =>
    (list ?? []).map((row, n, all): [FertilizerSourceId, Source] => [
      `fertilizer.${crop}.${kind}.${n}`,
      toSource(row, n, all),
    ])
  return [
    ...rows('target', record.targets),
    ...rows('placement', record.placement),
    ...rows('plant', record.per_plant),
    ...rows('other', record.other),
    ...rows('manure', record.manure),
    ...(record.splits ?? []).flatMap((scheme, n) =>
      scheme.rows.map((row, at, all): [FertilizerSourceId, Source] => [
        splitSourceId(crop, n, row.order),
        toSource(row, at, all),
      ]),
    ),
  ]
}
