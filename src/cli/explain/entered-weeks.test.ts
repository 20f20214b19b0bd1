import { beforeAll, describe, expect, test } from 'bun:test'
import { type CropId, isPerennialCrop } from '../../contracts/crops.ts'
import { ENTRIES, type EntryName, enterWeek, weekFarms } from '../testing/farmer-weeks/enter-week.ts'
import type { FarmerWeeks, Week } from '../testing/farmer-weeks/shapes.ts'
import { weekComplaints } from '../testing/farmer-weeks/week-complaints.ts'
import data from '../testing/farmer-weeks/weeks.json' with { type: 'json' }

const { weeks } = data as unknown as FarmerWeeks

let farms: Awaited<ReturnType<typeof weekFarms>>
beforeAll(async () => {
  farms = await weekFarms()
})

/** Reason why a week cannot be entered in that way; null: it can. */
function exception({ field }: Week, way: EntryName): string | null {
  if (field.planted === undefined)
    return way === 'profile' ? null : 'the week asks for the planting day: none is entered'
  if (way === 'plannedUnanswered' && isPerennialCrop(field.crop as CropId))
    return 'half a year after its day a tree that was only planned is taken as not planted'
  return null
}

describe.each(Object.keys(ENTRIES) as EntryName[])(
  'entered in the way "%s", a good agronomist would say the same',
  (way) => {
    test.each(weeks.filter((week) => exception(week, way) === null).map((week) => [week.id, week] as const))(
      '%s',
      async (_id, week) => {
        expect(weekComplaints(week, await enterWeek(farms, week, way))).toEqual([])
      },
    )
  },
)

test('few weeks are exceptions, each with its reason', () => {
  const ways = Object.keys(ENTRIES) as EntryName[]
  const left = weeks.flatMap((week) =>
    ways.flatMap((way) => (exception(week, way) === null ? [] : `${week.id} ${way}`)),
  )
  expect(left).toEqual([
    'avocado-benin plannedUnanswered',
    'ferment-cocoa-benin plannedUnanswered',
    'wind-plantain-portharcourt plannedUnanswered',
    'ask-maize-zaria today',
    'ask-maize-zaria plantingDay',
    'ask-maize-zaria plannedAnswered',
    'ask-maize-zaria plannedUnanswered',
    'showers-cocoa-ibadan plannedUnanswered',
  ])
})
