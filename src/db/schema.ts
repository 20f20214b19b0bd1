import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { RuleId } from '../agronomy/rules/catalogue.ts'
import type { Confidence, Evidence, Fact } from '../agronomy/types.ts'
import type { NotificationPreferences } from '../contracts/account.ts'
import type { CropId } from '../contracts/crops.ts'
import type { AdvisoryCategory, GrowthStage, Language, NotificationType, Priority } from '../contracts/farm.ts'
import type { Location } from '../contracts/shapes.ts'

/** Times are ISO 8601 texts in UTC, days `YYYY-MM-DD`; ids are UUIDv7, so a later row has a larger id. */
const id = () => text('id').primaryKey()
const createdAt = () => text('created_at').notNull()
const updatedAt = () => text('updated_at').notNull()
const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
const flag = (name: string) => integer(name, { mode: 'boolean' })
const count = (name: string) => integer(name).notNull().default(0)

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
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    /** E.164. */
    phone: text('phone').notNull().unique(),
    /** When the phone was shown to be in its owner's hands: a code given back, START by SMS, or an officer's word. */
    phoneProvedAt: text('phone_proved_at'),
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
    notificationPreferences: json<NotificationPreferences>('notification_preferences')
      .notNull()
      .default({ weather: true, advisory: true, community: false, sms: false }),
    /** When STOP, an opt-out callback or code 406 ended all SMS to this person. */
    smsOptedOutAt: text('sms_opted_out_at'),
    useLessData: flag('use_less_data').notNull().default(false),
    isLeadFarmer: flag('is_lead_farmer').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    /** Last request by this person, kept to the hour. */
    lastActiveAt: text('last_active_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_farmers_by_id').on(t.isAdmin, t.id),
    index('users_active').on(t.isAdmin, t.lastActiveAt),
    index('users_region').on(t.isAdmin, t.region),
    index('users_location').on(t.locationId),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    sid: text('sid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: json<{ userAgent: string | null }>('sess').notNull(),
    expire: text('expire').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

export const locations = sqliteTable(
  'locations',
  {
    id: id(),
    country: text('country').notNull(),
    state: text('state').notNull(),
    lga: text('lga').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('locations_country').on(t.country), index('locations_state').on(t.state)],
)

export const crops = sqliteTable(
  'crops',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cropType: text('crop_type').$type<CropId>().notNull(),
    /** Day. */
    plantingDate: text('planting_date'),
    expectedHarvestDate: text('expected_harvest_date'),
    /** Acres. */
    farmArea: real('farm_area'),
    growthStage: text('growth_stage').$type<GrowthStage>().notNull(),
    placeholder: flag('placeholder').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('crops_user').on(t.userId, t.id),
    /** One untouched placeholder a crop and person, whatever two tabs do. */
    uniqueIndex('crops_one_placeholder').on(t.userId, t.cropType).where(sql`placeholder = 1`),
    index('crops_type').on(t.cropType),
  ],
)

/** Weather kept by 0.1° cell: a row for the current report, and one for each day forecast or past. */
export const weatherData = sqliteTable(
  'weather_data',
  {
    id: id(),
    /** `lat,lng` rounded to 0.1°. */
    cell: text('cell').notNull(),
    location: json<{ lat: number; lng: number; name: string | null }>('location').notNull(),
    /** The time that the figures are of: of the observation, or for a day when the provider was asked. */
    timestamp: text('timestamp').notNull(),
    temperature: real('temperature').notNull(),
    temperatureMin: real('temperature_min'),
    humidity: real('humidity'),
    precipitation: real('precipitation').notNull(),
    precipitationProbability: real('precipitation_probability'),
    windSpeed: real('wind_speed'),
    visibility: real('visibility'),
    et0: real('et0'),
    description: text('description'),
    icon: text('icon'),
    source: text('source').notNull(),
    forecastType: text('forecast_type').$type<'current' | 'daily'>().notNull(),
    /** The place's own day; `''` for the current report. */
    forecastDate: text('forecast_date').notNull(),
    /** When the provider was asked: how fresh the row is. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('weather_cell_day').on(t.cell, t.forecastType, t.forecastDate),
    index('weather_timestamp').on(t.timestamp),
  ],
)

export const advisories = sqliteTable(
  'advisories',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'cascade' }),
    cropType: text('crop_type').$type<CropId>().notNull(),
    growthStage: text('growth_stage').$type<GrowthStage>(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    priority: text('priority').$type<Priority>().notNull(),
    category: text('category').$type<AdvisoryCategory>().notNull(),
    icon: text('icon'),
    weatherCondition: text('weather_condition'),
    isRead: flag('is_read').notNull().default(false),
    /** Day. */
    validUntil: text('valid_until'),
    /** What the same situation on another day has in common: asked for again, it refreshes this row. */
    situation: text('situation').notNull(),
    rule: text('rule').$type<RuleId>().notNull(),
    /** Id of what in the weather led to it; null when weather had no part. */
    weatherReason: text('weather_reason'),
    confidence: text('confidence').$type<Confidence>().notNull().default('medium'),
    facts: json<Record<string, Fact>>('facts').notNull(),
    evidence: json<Evidence[]>('evidence').notNull(),
    language: text('language').$type<Language>().notNull(),
    reason: text('reason'),
    sms: text('sms').notNull(),
    score: integer('score').notNull(),
    estimated: flag('estimated').notNull().default(false),
    useful: flag('useful'),
    done: flag('done').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('advisories_user_newest').on(t.userId, t.createdAt),
    index('advisories_user_situation').on(t.userId, t.situation),
    index('advisories_crop').on(t.cropId),
    index('advisories_feedback').on(t.cropType, t.category).where(sql`useful is not null or done = 1`),
  ],
)

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    data: json<Record<string, unknown>>('data'),
    isRead: flag('is_read').notNull().default(false),
    /** One a kind, place and day: the second of the same is not made. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_user_newest').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`is_read = 0`),
    index('notifications_read').on(t.createdAt).where(sql`is_read = 1`),
    /** What people were told of a reply goes with its author. */
    index('notifications_of_reply').on(sql`(data ->> '$.replyId')`).where(sql`type = 'community_reply'`),
    uniqueIndex('notifications_once').on(t.userId, t.dedupeKey).where(sql`dedupe_key is not null`),
  ],
)

export const posts = sqliteTable(
  'posts',
  {
    id: id(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title'),
    content: text('content').notNull(),
    cropType: text('crop_type'),
    region: text('region'),
    imageUrl: text('image_url'),
    tags: json<string[]>('tags').notNull().default([]),
    likes: count('likes'),
    replyCount: count('reply_count'),
    isModerated: flag('is_moderated').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('posts_author').on(t.authorId), index('posts_image').on(t.imageUrl).where(sql`image_url is not null`)],
)

export const replies = sqliteTable(
  'replies',
  {
    id: id(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentReplyId: text('parent_reply_id').references((): AnySQLiteColumn => replies.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    imageUrl: text('image_url'),
    likes: count('likes'),
    createdAt: createdAt(),
  },
  (t) => [
    index('replies_post').on(t.postId, t.parentReplyId, t.id),
    index('replies_parent').on(t.parentReplyId),
    index('replies_author').on(t.authorId),
    index('replies_image').on(t.imageUrl).where(sql`image_url is not null`),
  ],
)

export const postLikes = sqliteTable(
  'post_likes',
  {
    id: id(),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    replyId: text('reply_id').references(() => replies.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('likes_post_user').on(t.postId, t.userId).where(sql`post_id is not null`),
    uniqueIndex('likes_reply_user').on(t.replyId, t.userId).where(sql`reply_id is not null`),
    index('likes_user').on(t.userId),
  ],
)

/** Uploaded pictures, re-encoded; `id` is the SHA-256 of the bytes served, so equal pictures are one row. */
export const images = sqliteTable(
  'images',
  {
    id: id(),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    thumbnail: blob('thumbnail', { mode: 'buffer' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('images_owner').on(t.ownerId), index('images_created').on(t.createdAt)],
)

export const smsCampaigns = sqliteTable(
  'sms_campaigns',
  {
    id: id(),
    kind: text('kind').$type<'daily' | 'bulk'>().notNull(),
    state: text('state').$type<'queued' | 'sending' | 'waiting' | 'stopped' | 'done'>().notNull(),
    /** The day of a daily campaign: it exists once. */
    day: text('day'),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    skipped: count('skipped'),
    /** Recipients skipped, by reason. */
    skippedWhy: json<Record<string, number>>('skipped_why').notNull().default({}),
    /** Last farmer id already composed: a restart goes on after it. Null when all are. */
    composedUpTo: text('composed_up_to'),
    composed: flag('composed').notNull().default(false),
    stopReason: text('stop_reason'),
    startedAt: text('started_at').notNull(),
    finishedAt: text('finished_at'),
  },
  (t) => [
    uniqueIndex('campaigns_once_a_day').on(t.kind, t.day).where(sql`day is not null`),
    index('campaigns_started').on(t.startedAt),
  ],
)

export const SMS_STATES = [
  'queued',
  'held',
  'sending',
  'accepted',
  'delivered',
  'failed',
  'unknown',
  'skipped',
] as const
export type SmsState = (typeof SMS_STATES)[number]

export const smsMessages = sqliteTable(
  'sms_messages',
  {
    id: id(),
    campaignId: text('campaign_id').references(() => smsCampaigns.id, { onDelete: 'cascade' }),
    /** `account`: a code, or a warning about one's own account; it has a daily budget of its own. */
    kind: text('kind').$type<'message' | 'account'>().notNull().default('message'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    /** Emptied some time after the message is final. */
    text: text('text').notNull(),
    segments: integer('segments').notNull(),
    state: text('state').$type<SmsState>().notNull(),
    attempts: count('attempts'),
    /** Not before this time (held, or to be tried again). */
    dueAt: text('due_at'),
    /** Which run claimed it; a row still `sending` under another run has an unknown fate. */
    claim: text('claim'),
    provider: text('provider'),
    providerId: text('provider_id'),
    /** `currency decimal`, as the provider says it. */
    cost: text('cost'),
    failureReason: text('failure_reason'),
    createdAt: createdAt(),
    sentAt: text('sent_at'),
    finalAt: text('final_at'),
  },
  (t) => [
    uniqueIndex('sms_once_a_person').on(t.campaignId, t.phone).where(sql`campaign_id is not null`),
    index('sms_campaign_state').on(t.campaignId, t.state, t.dueAt),
    index('sms_provider_id').on(t.providerId),
    index('sms_user').on(t.userId),
    index('sms_of_nobody').on(t.phone).where(sql`user_id is null`),
    index('sms_sent').on(t.sentAt),
    index('sms_text_kept').on(t.finalAt).where(sql`text <> ''`),
  ],
)

/**
 * Where a campaign's messages stand, kept by triggers (migration `bounded`): a million of them need not be counted to
 * tell how far it is.
 */
export const smsTallies = sqliteTable(
  'sms_tallies',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => smsCampaigns.id, { onDelete: 'cascade' }),
    state: text('state').$type<SmsState>().notNull(),
    /** Of what they cost; `''` for those without a price. */
    currency: text('currency').notNull(),
    messages: integer('messages').notNull(),
    segments: integer('segments').notNull(),
    /** In ten-thousandths, so that sums are exact. */
    paid: integer('paid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.state, t.currency] })],
)

/** Answers kept for 24 h so that a request sent twice does its work once. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Method and path, and a digest of the body. */
    request: text('request').notNull(),
    /** Null while the first request is under way. */
    status: integer('status'),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_created').on(t.createdAt)],
)

/** A scheduled job runs in one process at a time: whoever holds its unexpired lease. */
export const jobLeases = sqliteTable('job_leases', {
  job: text('job').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: text('expires_at').notNull(),
  /** Last finished occurrence, so that two processes do not both do one. */
  lastRunAt: text('last_run_at'),
  /** Where a long run continues after a stop. */
  progress: json<Record<string, unknown>>('progress'),
})

/** Who exported, sent in bulk, or changed someone's account or role: when, and how many. `userId` did it, or an operator did it to them. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    actor: text('actor').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    count: integer('count').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('audit_user').on(t.userId)],
)

/**
 * Running totals, kept by triggers (see the migration `counting`) so that they are right whoever writes: `farmers` and
 * `posts` (key `''`), `region` by state, `crop` by canonical crop id, `active` by hour (`2026-06-20T14`), and
 * `useful`, `not_useful` and `done` by `crop/category` of the advice.
 */
export const counters = sqliteTable(
  'counters',
  { name: text('name').notNull(), key: text('key').notNull(), n: integer('n').notNull() },
  (t) => [primaryKey({ columns: [t.name, t.key] }), index('counters_largest').on(t.name, t.n)],
)

/** Small things the server keeps for itself: keys made on first start, the last polled provider id. */
export const settings = sqliteTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() })

/** A browser that is to be told things while the app is closed. It goes with the session in which it was asked for. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => sessions.sid, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    keys: json<{ p256dh: string; auth: string }>('keys').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_user').on(t.userId), index('push_session').on(t.sessionId)],
)

/** Notifications still to be sent to a subscription. A trigger (migration `push`) fills it, whoever makes the notification. */
export const pushOutbox = sqliteTable(
  'push_outbox',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    attempts: count('attempts'),
    /** Not before this time: of the next attempt, or while one is under way, of giving that up. */
    dueAt: text('due_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.subscriptionId] }),
    index('push_outbox_due').on(t.dueAt),
    index('push_outbox_subscription').on(t.subscriptionId),
  ],
)

/** How many SMS about accounts went to a country on a day (UTC): what may still go outlives a restart. */
export const accountSmsDays = sqliteTable(
  'account_sms_days',
  { day: text('day').notNull(), country: text('country').notNull(), sent: integer('sent').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.country] })],
)

/** Who asked for a code for which phone in the last days, as keyed hashes: how long the next one waits outlives a restart. */
export const codeRequests = sqliteTable(
  'code_requests',
  {
    id: id(),
    phone: text('phone').notNull(),
    /** The device of someone who has signed in with this phone before, else the address. */
    requester: text('requester').notNull(),
    known: flag('known').notNull(),
    address: text('address').notNull(),
    network: text('network').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('code_requests_phone').on(t.phone, t.createdAt),
    index('code_requests_address').on(t.address, t.createdAt),
    index('code_requests_network').on(t.network, t.createdAt),
    index('code_requests_created').on(t.createdAt),
  ],
)

/** One-use codes: of a recovery under the hash of its ticket, of a phone's proof under the person's id. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    tries: count('tries'),
    expiresAt: text('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_user').on(t.userId)],
)

/** The authenticator app of a person who asks for a code at sign-in (RFC 6238). */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, base32. Why it is not encrypted: docs/security.md, V6.5. */
  secret: text('secret').notNull(),
  /** Null until a first code has proved that the app has the secret: until then nothing asks for it. */
  confirmedAt: text('confirmed_at'),
  /** The time step of the last code accepted: no code of it or of an earlier one works again. */
  lastStep: count('last_step'),
  createdAt: createdAt(),
})

/** For who lost the phone with the app: each works once. They go with the factor. */
export const backupCodes = sqliteTable(
  'backup_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** The code's first letters, by which it is found: only one hash has to be compared. */
    start: text('start').notNull(),
    /** argon2id of the whole code. */
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.start] })],
)

/** Sign-ins whose password was right and whose code is still to come. */
export const signInTickets = sqliteTable(
  'sign_in_tickets',
  {
    /** SHA-256 of what the browser holds. */
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: count('tries'),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('tickets_user').on(t.userId), index('tickets_expire').on(t.expiresAt)],
)
