import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SharingConsent } from '../../contracts/account.ts'
import type { ChosenChannels, SelfSignUpChannel, SignUpChannel } from '../../contracts/channels.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../contracts/notification-switches.ts'
import type { Location } from '../../contracts/shapes.ts'
import { booleanColumn, createdAtColumn, idColumn, jsonColumn, personNameColumn, updatedAtColumn } from './columns.ts'
import { locations } from './places.ts'

export const users = sqliteTable(
  'users',
  {
    id: idColumn(),
    username: text('username').unique(),
    /** argon2id. Null: an SMS-only farmer without a password, who cannot sign in. */
    password: text('password'),
    initialPasswordUntil: text('initial_password_until'),
    email: text('email').unique(),
    firstName: personNameColumn('first_name'),
    lastName: personNameColumn('last_name'),
    profileImageUrl: text('profile_image_url'),
    phone: text('phone').notNull().unique(),
    /** Verification time of the phone: by a code, a confirmed claim, or an officer. */
    phoneProvedAt: text('phone_proved_at'),
    /** Start of the claim: the phone's holder must confirm data entered on the web; null: nothing to confirm. */
    claimSince: text('claim_since'),
    /** Demo or trainer's account, the only kind that the simulator uses. */
    isPractice: booleanColumn('is_practice').notNull().default(false),
    location: jsonColumn<Location>('location'),
    locationId: text('location_id').references(() => locations.id, { onDelete: 'set null' }),
    /** State and country of the nearest reference location (or the legacy text), for totals by region. */
    region: text('region'),
    country: text('country'),
    farmSize: text('farm_size'),
    farmingExperience: text('farming_experience'),
    soilType: text('soil_type'),
    irrigationMethod: text('irrigation_method'),
    primaryCrops: text('primary_crops'),
    preferredLanguage: text('preferred_language').$type<Language>().notNull().default('en'),
    /** The schema's default is current; changing the SQL default would rebuild the table. */
    notificationPreferences: jsonColumn<NotificationPreferences>('notification_preferences')
      .notNull()
      .default(sql`'{"weather":true,"advisory":true,"community":false,"sms":false}'`)
      .$defaultFn(() => DEFAULT_NOTIFICATION_PREFERENCES),
    channels: jsonColumn<ChosenChannels>('channels').notNull().default(sql`'{}'`),
    smsOptedOutAt: text('sms_opted_out_at'),
    useLessData: booleanColumn('use_less_data').notNull().default(false),
    inComparisons: booleanColumn('in_comparisons').notNull().default(true),
    isLeadFarmer: booleanColumn('is_lead_farmer').notNull().default(false),
    isAdmin: booleanColumn('is_admin').notNull().default(false),
    isOfficer: booleanColumn('is_officer').notNull().default(false),
    officerStates: jsonColumn<string[]>('officer_states').notNull().default([]),
    officerCrops: jsonColumn<CropId[]>('officer_crops').notNull().default([]),
    arrivedBy: text('arrived_by').$type<SignUpChannel>(),
    webAt: text('web_at'),
    /** Last request, dial, SMS or call, to the hour, and its channel. */
    lastActiveAt: text('last_active_at'),
    lastActiveBy: text('last_active_by').$type<SelfSignUpChannel>(),
    /** Agreement that partners may get the farmer's data; null: never answered, which counts as no. */
    sharePartners: text('share_partners').$type<SharingConsent>(),
    sharedAt: text('shared_at'),
    sharedBy: text('shared_by').$type<'web' | 'ussd' | 'sms'>(),
    sharedWords: text('shared_words'),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (t) => [
    index('users_farmers_by_id').on(t.isAdmin, t.id),
    index('users_joined').on(t.isAdmin, t.createdAt),
    index('users_active').on(t.isAdmin, t.lastActiveAt),
    index('users_region').on(t.isAdmin, t.region),
    index('users_location').on(t.locationId),
    index('users_sharing').on(t.id).where(sql`share_partners = 'yes' and is_admin = 0`),
    index('users_advice_by_call').on(t.id).where(sql`channels ->> '$.advice' = 'call'`),
  ],
)
