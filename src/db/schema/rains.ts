import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Country } from '../../contracts/grades.ts'
import { createdAtColumn } from './columns.ts'

export const rainDays = sqliteTable(
  'rain_days',
  {
    cell: text('cell').notNull(),
    year: integer('year').notNull(),
    /** 366 values of 0.1 mm, two bytes each, lowest first; 65535: not known. The 60th is 29 February. */
    days: blob('days', { mode: 'buffer' }).notNull(),
    /** `era5`, or the import's name. */
    source: text('source').notNull(),
    fetchedAt: text('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cell, t.source, t.year] }), index('rain_days_fetched').on(t.source, t.fetchedAt)],
)

/** Odds of the start of the rains as they were issued, one row a week, cell and source, with their score. */
export const rainOdds = sqliteTable(
  'rain_odds',
  {
    cell: text('cell').notNull(),
    issued: text('issued').notNull(),
    /** Year of the usual start. */
    season: integer('season').notNull(),
    p1: real('p1').notNull(),
    p2: real('p2').notNull(),
    p3: real('p3').notNull(),
    p4: real('p4').notNull(),
    later: real('later').notNull(),
    /** `history`, or `ensemble`: the same odds with the first two weeks mixed with a forecast. */
    source: text('source').$type<'history' | 'ensemble'>().notNull(),
    zone: text('zone').notNull(),
    years: integer('years').notNull(),
    /** Day of the observed onset; null before the onset, and in a year without one. */
    onsetSeen: text('onset_seen'),
    came: integer('came'),
    score: real('score'),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.cell, t.issued, t.source] }),
    index('rain_odds_open').on(t.issued).where(sql`came is null`),
    index('rain_odds_scores').on(t.zone, t.source, t.score).where(sql`came is not null`),
  ],
)

export const rainOutlooks = sqliteTable(
  'rain_outlooks',
  {
    cell: text('cell').notNull(),
    issued: text('issued').notNull(),
    month: text('month').notNull(),
    drier: real('drier').notNull(),
    usual: real('usual').notNull(),
    wetter: real('wetter').notNull(),
    zone: text('zone').notNull(),
    came: integer('came'),
    score: real('score'),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.cell, t.month, t.issued] }),
    index('rain_outlooks_open').on(t.month).where(sql`came is null`),
    index('rain_outlooks_scores').on(t.zone, t.score).where(sql`came is not null`),
  ],
)

/** A weather service's forecast of the season of a local government area. */
export const seasons = sqliteTable(
  'seasons',
  {
    country: text('country').$type<Country>().notNull(),
    state: text('state').notNull(),
    lga: text('lga').notNull(),
    year: integer('year').notNull(),
    onset: text('onset').notNull(),
    end: text('end').notNull(),
    length: integer('length').notNull(),
    mm: real('mm'),
    /** Shown to the farmer, like `NiMet`. */
    source: text('source').notNull(),
    issued: text('issued').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.country, t.state, t.lga, t.year] })],
)
