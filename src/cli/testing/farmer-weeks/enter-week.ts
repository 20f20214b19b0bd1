import { eq } from 'drizzle-orm'
import { cropFacts } from '../../../agronomy/crops/crop-facts.ts'
import { addDays, daysBetween } from '../../../agronomy/dates.ts'
import { type CropId, canonicalCrop } from '../../../contracts/crops.ts'
import type { GrowthStage } from '../../../contracts/farm.ts'
import type { MaturityClass } from '../../../contracts/season.ts'
import { setUpStageAt } from '../../../contracts/set-up-stages.ts'
import { users } from '../../../db/schema/accounts.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { weatherData } from '../../../db/schema/weather.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../server/testing/services.ts'
import { weatherCellOf } from '../../../server/weather/cell.ts'
import { createWeatherStore } from '../../../server/weather/store.ts'
import type { Item, Week } from './shapes.ts'
import { type Row, weekWeather } from './weather.ts'

/** Days before planting on which a planned crop is entered. */
const PLANNED_AHEAD = 20

/** Ways in which a farmer enters a crop. */
export const ENTRIES = {
  /** On the week's day, with the stage that the set-up proposes for the age. */
  today: { on: 'date', stage: 'proposed' },
  /** On the planting day, as planted. */
  plantingDay: { on: 'planted', stage: 'planted' },
  /** Ahead, and then reported as planted. */
  plannedAnswered: { on: 'ahead', stage: 'planted', answered: true },
  /** Ahead, and never mentioned again. */
  plannedUnanswered: { on: 'ahead', stage: 'planted' },
  /** On the profile, which asks no stage. */
  profile: { on: 'date', stage: null },
} as const satisfies Record<string, Entry>

interface Entry {
  on: 'date' | 'planted' | 'ahead'
  stage: 'proposed' | 'planted' | null
  answered?: true
}
export type EntryName = keyof typeof ENTRIES

type Farm = Awaited<ReturnType<typeof farm>>

/** Services with one farmer each: live weather for weeks that make their own, typical days for the others. */
export async function weekFarms() {
  return { live: await farm('open-meteo'), typical: await farm('climatology') }
}

async function farm(provider: string) {
  const gona = await testServices({ settings: { WEATHER_PROVIDER: provider } })
  return { gona, farmer: await kanoFarmer(gona), store: createWeatherStore(gona.db) }
}

/** Advice of the services for a week whose crop was entered in that way. */
export async function enterWeek(farms: Awaited<ReturnType<typeof weekFarms>>, week: Week, way: EntryName) {
  const { gona, farmer: first, store } = week.weather ? farms.live : farms.typical
  const date = String(week.field.date)
  const entry: Entry = ENTRIES[way]
  const entered = await settle({ gona, farmer: first, store }, week)
  const planted = week.field.planted === undefined ? null : String(week.field.planted)
  gona.at(
    noon(entry.on === 'date' || !planted ? date : entry.on === 'ahead' ? addDays(planted, -PLANNED_AHEAD) : planted),
  )
  const id = await addCrop(gona, entered, week, entry)
  if (entry.answered) {
    gona.at(noon(planted!))
    await gona.farmLog.add(entered, id, { kind: 'planted', date: planted! })
  }
  gona.at(noon(date))
  if (week.field.stage !== undefined) await reportStage(gona, entered, week)
  if (week.weather) await keepWeather({ gona, farmer: entered, store }, weekWeather(week.weather, date))
  const found = await gona.advisories.generate(entered)
  const texts = new Map((await gona.advisories.texts(entered)).map(({ id, sms }) => [id, sms]))
  return found.map(
    ({ id, rule, category, priority, title, content }): Item => ({
      ...{ rule, category, priority, title, content },
      sms: texts.get(id) ?? '',
    }),
  )
}

const noon = (day: string) => `${day}T10:00:00Z`

/** Moves the farmer to the week's place and field and clears what the week before left. */
async function settle({ gona, farmer }: Farm, { field }: Week): Promise<Farm['farmer']> {
  for (const crop of await gona.crops.list(farmer)) await gona.crops.remove(farmer, crop.id)
  await gona.db.write(gona.db.orm.delete(advisories), gona.db.orm.delete(weatherData))
  const [found] = await gona.places.forward(String(field.place), 1)
  const location = { name: String(field.place), lat: found!.lat, lng: found!.lon }
  const region = gona.places.region(location)
  await gona.db.write(
    gona.db.orm
      .update(users)
      .set({
        location,
        region: region?.state ?? null,
        country: region?.country ?? null,
        soilType: field.soil === undefined ? null : String(field.soil),
        irrigationMethod: String(field.irrigation ?? 'rain-fed'),
      })
      .where(eq(users.id, farmer.user.id)),
  )
  return { ...farmer, user: { ...farmer.user, location } }
}

async function addCrop(gona: TestServices, farmer: Farm['farmer'], { field }: Week, { stage }: Entry) {
  const cropType = field.crop as CropId
  const plantingDate = field.planted === undefined ? null : String(field.planted)
  const farmArea = field.area === undefined ? null : Number(field.area)
  if (stage === null || plantingDate === null) {
    await gona.accounts.profile.update(farmer, { crops: [{ cropType, plantingDate, farmArea }] } as never)
    const [made] = await gona.crops.list(farmer)
    if (maturityOf(field) && plantingDate)
      await gona.crops.update(farmer, made!.id, { cropType, plantingDate, farmArea, maturity: maturityOf(field)! })
    return made!.id
  }
  const age = daysBetween(plantingDate, String(field.date))
  const growthStage = stage === 'planted' ? stage : setUpStageAt(cropType, age)!
  const maturity = maturityOf(field)
  return (await gona.crops.add(farmer, { cropType, plantingDate, growthStage, farmArea, maturity })).id
}

async function reportStage(gona: TestServices, farmer: Farm['farmer'], { field }: Week) {
  const [{ id, cropType, plantingDate, farmArea } = { id: '' } as never] = await gona.crops.list(farmer)
  const growthStage = field.stage as GrowthStage
  await gona.crops.update(farmer, id, { cropType, plantingDate: plantingDate!.slice(0, 10), farmArea, growthStage })
}

/** Class whose days are nearest to `--variety`; a farmer is asked for the class. */
function maturityOf({ crop, variety }: Week['field']): MaturityClass | null {
  if (variety === undefined) return null
  const classes = cropFacts(canonicalCrop(crop as CropId)).record.practice.maturity_classes
  const off = ({ days_min, days_max }: (typeof classes)[number]) =>
    Math.abs((days_min + days_max) / 2 - Number(variety))
  return classes.toSorted((a, b) => off(a) - off(b))[0]?.id ?? null
}

/** Stores the days as the provider's, fetched now. */
async function keepWeather({ gona, farmer, store }: Farm, rows: Row[]) {
  const fetchedAt = gona.clock.now().toISOString()
  const { lat, lng } = farmer.user.location as { lat: number; lng: number }
  const days = rows.map(([forecastDate, day]) => ({
    forecastDate,
    temperature: day.tmax,
    temperatureMin: day.tmin,
    precipitation: day.rain,
    precipitationProbability: null,
    humidity: day.humidity,
    windSpeed: day.wind,
    description: '',
    icon: '',
    et0: null,
    source: 'open-meteo' as const,
    estimated: false,
    fetchedAt,
  }))
  await store.addDays(weatherCellOf({ lat, lng }), days)
}
