import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Arrival, Came, ChosenChannels } from '../../contracts/channels.ts'
import type { Language } from '../../contracts/languages.ts'
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../contracts/notification-switches.ts'
import type { Location } from '../../contracts/shapes.ts'
import { createdAt, flag, id, json, personName, updatedAt } from './columns.ts'
import { locations } from './places.ts'

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').unique(),
    /** argon2id. Null: an SMS-only farmer, who cannot sign in until a password is set. */
    password: text('password'),
    /** Until when a password that an operator made can be used for the first time; null once it was, or is one's own. */
    initialPasswordUntil: text('initial_password_until'),
    email: text('email').unique(),
    firstName: personName('first_name'),
    lastName: personName('last_name'),
    profileImageUrl: text('profile_image_url'),
    /** E.164. */
    phone: text('phone').notNull().unique(),
    /** When the phone was shown to be in its owner's hands: a code given back, a claim confirmed, or an officer's word. */
    phoneProvedAt: text('phone_proved_at'),
    /** Since when the holder of the phone is asked whether the data entered on the web is theirs; null: not asked. */
    claimSince: text('claim_since'),
    /** A demo or trainer's account, the only kind that the practice phone may be. */
    isPractice: flag('is_practice').notNull().default(false),
    location: json<Location>('location'),
    locationId: text('location_id').references(() => locations.id, { onDelete: 'set null' }),
    /** State and country of the nearest reference location (or the legacy text itself), kept beside `location` for counting. */
    region: text('region'),
    country: text('country'),
    farmSize: text('farm_size'),
    farmingExperience: text('farming_experience'),
    soilType: text('soil_type'),
    irrigationMethod: text('irrigation_method'),
    primaryCrops: text('primary_crops'),
    preferredLanguage: text('preferred_language').$type<Language>().notNull().default('en'),
    /** Rows are made with today's switches; another default in SQL would build the whole table anew. */
    notificationPreferences: json<NotificationPreferences>('notification_preferences')
      .notNull()
      .default(sql`'{"weather":true,"advisory":true,"community":false,"sms":false}'`)
      .$defaultFn(() => DEFAULT_NOTIFICATION_PREFERENCES),
    /** How advice, warnings and answers are to reach them, where that was chosen. */
    channels: json<ChosenChannels>('channels').notNull().default(sql`'{}'`),
    /** When STOP, or an opt-out with the SMS provider, ended all SMS to this person. */
    smsOptedOutAt: text('sms_opted_out_at'),
    useLessData: flag('use_less_data').notNull().default(false),
    isLeadFarmer: flag('is_lead_farmer').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    /** How they came; null: before that was noted. */
    arrivedBy: text('arrived_by').$type<Arrival>(),
    /** When they first signed in on the web; null: never. */
    webAt: text('web_at'),
    /** Last request, dial, SMS or call by this person, kept to the hour, and which of these it was. */
    lastActiveAt: text('last_active_at'),
    lastActiveBy: text('last_active_by').$type<Came>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_farmers_by_id').on(t.isAdmin, t.id),
    index('users_active').on(t.isAdmin, t.lastActiveAt),
    index('users_region').on(t.isAdmin, t.region),
    index('users_location').on(t.locationId),
    index('users_advice_by_call').on(t.id).where(sql`channels ->> '$.advice' = 'call'`),
  ],
)
