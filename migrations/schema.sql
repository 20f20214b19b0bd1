CREATE TABLE `account_sms_days` (
	`day` text NOT NULL,
	`country` text NOT NULL,
	`sent` integer NOT NULL,
	PRIMARY KEY(`day`, `country`)
);

CREATE TABLE `advisories` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_id` text,
	`crop_type` text NOT NULL,
	`growth_stage` text,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`priority` text NOT NULL,
	`category` text NOT NULL,
	`icon` text,
	`weather_condition` text,
	`is_read` integer DEFAULT false NOT NULL,
	`valid_until` text,
	`situation` text NOT NULL,
	`rule` text NOT NULL,
	`facts` text NOT NULL,
	`evidence` text NOT NULL,
	`language` text NOT NULL,
	`reason` text,
	`sms` text NOT NULL,
	`score` integer NOT NULL,
	`estimated` integer DEFAULT false NOT NULL,
	`useful` integer,
	`done` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`weather_reason` text,
	`confidence` text DEFAULT 'medium' NOT NULL,
	`actions` text DEFAULT '[]' NOT NULL,
	`closes` text,
	`done_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `advisories_feedback` ON `advisories` (`crop_type`,`category`) WHERE useful is not null or done = 1;
CREATE INDEX `advisories_crop_until` ON `advisories` (`crop_id`,`valid_until`);
CREATE INDEX `advisories_user_newest` ON `advisories` (`user_id`,`created_at`,`valid_until`,`done`);
CREATE INDEX `advisories_done` ON `advisories` (`done_at`) WHERE done_at is not null;
CREATE INDEX `advisories_done_alike` ON `advisories` (`crop_type`,`rule`,`done_at`,`user_id`) WHERE done_at is not null;
CREATE TRIGGER advice_counted AFTER INSERT ON advisories WHEN NEW.useful IS NOT NULL OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT answer, about, 1 FROM advice_answers WHERE advisory_id = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER advice_recounted AFTER UPDATE OF useful, done, crop_type, category ON advisories
WHEN OLD.useful IS NOT NULL OR NEW.useful IS NOT NULL OR OLD.done = 1 OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT answer, about, sum(d) FROM (
    SELECT answer, coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type) || '/' || OLD.category AS about, -1 AS d
    FROM (SELECT iif(OLD.useful, 'useful', 'not_useful') AS answer WHERE OLD.useful IS NOT NULL UNION ALL SELECT 'done' WHERE OLD.done = 1)
    UNION ALL
    SELECT answer, about, 1 FROM advice_answers WHERE advisory_id = NEW.id
  ) GROUP BY answer, about HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER advice_uncounted BEFORE DELETE ON advisories WHEN OLD.useful IS NOT NULL OR OLD.done = 1 BEGIN
  UPDATE counters SET n = n - 1 WHERE (name, key) IN (SELECT answer, about FROM advice_answers WHERE advisory_id = OLD.id);
END;

CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `audit_user` ON `audit_log` (`user_id`);
CREATE INDEX `audit_actor` ON `audit_log` (`actor`);

CREATE TABLE `backup_codes` (
	`user_id` text NOT NULL,
	`start` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `start`),
	FOREIGN KEY (`user_id`) REFERENCES `second_factors`(`user_id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `badly_said` (
	`language` text NOT NULL,
	`path` text NOT NULL,
	`times` integer NOT NULL,
	`last_on` text NOT NULL,
	PRIMARY KEY(`language`, `path`)
);

CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`direction` text NOT NULL,
	`language` text NOT NULL,
	`place` text NOT NULL,
	`turns` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`last_at` text NOT NULL,
	`ended_at` text,
	`duration_seconds` integer,
	`cost` text,
	`hangup_cause` text,
	`unspoken` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `calls_started` ON `calls` (`created_at`);
CREATE INDEX `calls_user` ON `calls` (`user_id`);
CREATE INDEX `calls_of_nobody` ON `calls` (`phone`) WHERE user_id is null;
CREATE INDEX `calls_unspoken` ON `calls` (`last_at`) WHERE unspoken <> '[]';

CREATE TABLE `cap_feeds` (
	`url` text PRIMARY KEY NOT NULL,
	`etag` text,
	`modified` text,
	`ok_at` text,
	`failing_since` text,
	`error` text
);

CREATE TABLE `cap_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`sender` text NOT NULL,
	`sent` text NOT NULL,
	`status` text NOT NULL,
	`msg_type` text NOT NULL,
	`scope` text NOT NULL,
	`refs` text NOT NULL,
	`xml` text NOT NULL,
	`fetched_at` text NOT NULL,
	`feed` text,
	`link` text,
	`refused` text,
	`relevant_until` text NOT NULL,
	`notified_at` text
);
CREATE UNIQUE INDEX `cap_messages_link_unique` ON `cap_messages` (`link`);
CREATE UNIQUE INDEX `cap_messages_once` ON `cap_messages` (`sender`,`identifier`) WHERE refused is null;
CREATE INDEX `cap_messages_relevant` ON `cap_messages` (`relevant_until`);
CREATE INDEX `cap_messages_waiting` ON `cap_messages` (`id`) WHERE notified_at is null and refused is null;

CREATE TABLE `code_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`requester` text NOT NULL,
	`known` integer NOT NULL,
	`address` text NOT NULL,
	`network` text NOT NULL,
	`created_at` text NOT NULL
);
CREATE INDEX `code_requests_phone` ON `code_requests` (`phone`,`created_at`);
CREATE INDEX `code_requests_address` ON `code_requests` (`address`,`created_at`);
CREATE INDEX `code_requests_network` ON `code_requests` (`network`,`created_at`);
CREATE INDEX `code_requests_created` ON `code_requests` (`created_at`);

CREATE TABLE `counters` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`name`, `key`)
);
CREATE INDEX `counters_largest` ON `counters` (`name`,`n`);
CREATE TRIGGER counters_empty AFTER UPDATE OF n ON counters WHEN NEW.n <= 0 BEGIN
  DELETE FROM counters WHERE name = NEW.name AND key = NEW.key;
END;

CREATE TABLE `crop_names` (
	`name` text PRIMARY KEY NOT NULL,
	`canonical` text NOT NULL
);

CREATE TABLE `crops` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_type` text NOT NULL,
	`planting_date` text,
	`expected_harvest_date` text,
	`farm_area` real,
	`growth_stage` text NOT NULL,
	`placeholder` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`maturity` text,
	`established` text,
	`field` text,
	`previous_crop` text,
	`striga` integer,
	`planned` integer DEFAULT false NOT NULL,
	`stage_told_on` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `crops_user` ON `crops` (`user_id`,`id`);
CREATE UNIQUE INDEX `crops_one_placeholder` ON `crops` (`user_id`,`crop_type`) WHERE placeholder = 1;
CREATE INDEX `crops_type` ON `crops` (`crop_type`);
CREATE TRIGGER crops_counted AFTER INSERT ON crops BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.user_id
  GROUP BY crop HAVING count(*) = 1 AND max(crop_id) = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER crops_uncounted AFTER DELETE ON crops WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  AND key NOT IN (SELECT crop FROM crops_grown WHERE user_id = OLD.user_id);
END;
CREATE TRIGGER crops_renamed AFTER UPDATE OF crop_type ON crops WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  AND key NOT IN (SELECT crop FROM crops_grown WHERE user_id = OLD.user_id);
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.user_id AND crop <> coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  GROUP BY crop HAVING count(*) = 1 AND max(crop_id) = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;

CREATE TABLE `failover` (
	`epoch` integer PRIMARY KEY NOT NULL,
	`began_after` integer NOT NULL,
	`writes` integer NOT NULL
);

CREATE TABLE `farm_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`amount` real,
	`unit` text,
	`product` text,
	`count` integer,
	`of` integer,
	`note` text,
	`advisory_id` text,
	`created_at` text NOT NULL,
	`planned_for` text,
	`planted_before` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`advisory_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `farm_log_crop` ON `farm_log` (`crop_id`,`date`);
CREATE INDEX `farm_log_user` ON `farm_log` (`user_id`,`id`);
CREATE INDEX `farm_log_advisory` ON `farm_log` (`advisory_id`);
CREATE INDEX `farm_log_harvests` ON `farm_log` (`kind`,`date`) WHERE kind = 'harvested';

CREATE TABLE `fertilizer_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_id` text NOT NULL,
	`asked` text NOT NULL,
	`plan` text,
	`saved_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `fertilizer_plans_crop_id_unique` ON `fertilizer_plans` (`crop_id`);
CREATE INDEX `fertilizer_plans_user` ON `fertilizer_plans` (`user_id`,`id`);

CREATE TABLE `harvest_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`crop_id` text NOT NULL,
	`season` text NOT NULL,
	`way` text NOT NULL,
	`state` text NOT NULL,
	`bags` real,
	`asked_at` text NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `harvest_questions_season` ON `harvest_questions` (`crop_id`,`season`);
CREATE INDEX `harvest_questions_user` ON `harvest_questions` (`user_id`,`id`);
CREATE INDEX `harvest_questions_asked` ON `harvest_questions` (`asked_at`);

CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
CREATE INDEX `idempotency_created` ON `idempotency_keys` (`created_at`);

CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`bytes` blob NOT NULL,
	`thumbnail` blob NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `images_owner` ON `images` (`owner_id`);
CREATE INDEX `images_created` ON `images` (`created_at`);

CREATE TABLE `inbox_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`channel` text NOT NULL,
	`text` text NOT NULL,
	`recording_url` text,
	`state` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`answered_by` text,
	`created_at` text NOT NULL,
	`closed_at` text,
	`image_url` text,
	`crop_id` text REFERENCES crops(id) ON DELETE SET NULL,
	`advisory_id` text REFERENCES advisories(id) ON DELETE SET NULL,
	`crop_type` text,
	`stage` text,
	`region` text,
	`language` text,
	`first_answer_at` text,
	`solved_at` text,
	`claimed_by` text REFERENCES users(id) ON DELETE SET NULL,
	`claimed_at` text,
	`suggested` text DEFAULT '[]' NOT NULL,
	`asked_at` text,
	`wait_notice_at` text,
	`merged_into` text REFERENCES inbox_messages(id) ON DELETE set null,
	`draft` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `inbox_open` ON `inbox_messages` (`state`,`id`);
CREATE INDEX `inbox_answered_by` ON `inbox_messages` (`answered_by`);
CREATE INDEX `inbox_of_nobody` ON `inbox_messages` (`phone`) WHERE user_id is null;
CREATE INDEX `inbox_claimed_by` ON `inbox_messages` (`claimed_by`);
CREATE INDEX `inbox_crop` ON `inbox_messages` (`crop_id`);
CREATE INDEX `inbox_advisory` ON `inbox_messages` (`advisory_id`);
CREATE INDEX `inbox_image` ON `inbox_messages` (`image_url`) WHERE image_url is not null;
CREATE INDEX `inbox_user` ON `inbox_messages` (`user_id`,`id`);
CREATE INDEX `inbox_merged` ON `inbox_messages` (`merged_into`);

CREATE TABLE `job_leases` (
	`job` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_run_at` text,
	`progress` text
);

CREATE TABLE `kept_answers` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`author_id` text,
	`asked_by` text,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`language` text NOT NULL,
	`crop_type` text,
	`stage` text,
	`states` text DEFAULT '[]' NOT NULL,
	`approved` integer NOT NULL,
	`indexed` integer DEFAULT false NOT NULL,
	`lost_at` text,
	`shown` integer DEFAULT 0 NOT NULL,
	`solved` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX `kept_answers_id_unique` ON `kept_answers` (`id`);
CREATE INDEX `kept_answers_asked_by` ON `kept_answers` (`asked_by`);
CREATE INDEX `kept_answers_author` ON `kept_answers` (`author_id`);
CREATE INDEX `kept_answers_unindexed` ON `kept_answers` (`n`) WHERE indexed = 0;
CREATE INDEX `kept_answers_lost` ON `kept_answers` (`id`) WHERE lost_at is not null;

CREATE TABLE `locations` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`state` text NOT NULL,
	`lga` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`created_at` text NOT NULL
);
CREATE INDEX `locations_country` ON `locations` (`country`);
CREATE INDEX `locations_state` ON `locations` (`state`);

CREATE TABLE `no_calls` (
	`phone` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);

CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`data` text,
	`is_read` integer DEFAULT false NOT NULL,
	`dedupe_key` text,
	`created_at` text NOT NULL,
	`push_until` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `notifications_user_newest` ON `notifications` (`user_id`,`id`);
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE is_read = 0;
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`dedupe_key`) WHERE dedupe_key is not null;
CREATE INDEX `notifications_read` ON `notifications` (`created_at`) WHERE is_read = 1;
CREATE INDEX `notifications_of_reply` ON `notifications` ((data ->> '$.replyId')) WHERE type = 'community_reply';
CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications WHEN NEW.push_until IS NOT NULL BEGIN
  INSERT INTO push_outbox (notification_id, subscription_id, due_at)
  SELECT NEW.id, id, NEW.created_at FROM push_subscriptions WHERE user_id = NEW.user_id;
END;

CREATE TABLE `outbound_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`about` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`clips` text DEFAULT '[]' NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`until` text NOT NULL,
	`provider_id` text,
	`reason` text,
	`created_at` text NOT NULL,
	`final_at` text,
	`by` text DEFAULT 'call' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `outbound_calls_about_unique` ON `outbound_calls` (`about`);
CREATE INDEX `outbound_calls_due` ON `outbound_calls` (`state`,`due_at`);
CREATE INDEX `outbound_calls_user` ON `outbound_calls` (`user_id`);
CREATE INDEX `outbound_calls_provider_id` ON `outbound_calls` (`provider_id`);
CREATE INDEX `outbound_calls_created` ON `outbound_calls` (`created_at`);

CREATE TABLE `phone_effects` (
	`session_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`session_id`, `name`)
);
CREATE INDEX `phone_effects_created` ON `phone_effects` (`created_at`);

CREATE TABLE `post_likes` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text,
	`reply_id` text,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `replies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `likes_post_user` ON `post_likes` (`post_id`,`user_id`) WHERE post_id is not null;
CREATE UNIQUE INDEX `likes_reply_user` ON `post_likes` (`reply_id`,`user_id`) WHERE reply_id is not null;
CREATE INDEX `likes_user` ON `post_likes` (`user_id`);
CREATE TRIGGER likes_counted AFTER INSERT ON post_likes BEGIN
  UPDATE posts SET likes = likes + 1 WHERE id = NEW.post_id;
  UPDATE replies SET likes = likes + 1 WHERE id = NEW.reply_id;
END;
CREATE TRIGGER likes_uncounted AFTER DELETE ON post_likes BEGIN
  UPDATE posts SET likes = likes - 1 WHERE id = OLD.post_id;
  UPDATE replies SET likes = likes - 1 WHERE id = OLD.reply_id;
END;

CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`title` text,
	`content` text NOT NULL,
	`crop_type` text,
	`region` text,
	`image_url` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`likes` integer DEFAULT 0 NOT NULL,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`is_moderated` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `posts_author` ON `posts` (`author_id`);
CREATE INDEX `posts_image` ON `posts` (`image_url`) WHERE image_url is not null;
CREATE TRIGGER posts_counted AFTER INSERT ON posts BEGIN
  INSERT INTO counters (name, key, n) VALUES ('posts', '', 1) ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'posts' AND key = '';
END;
CREATE TRIGGER posts_image_unused AFTER DELETE ON posts WHEN OLD.image_url IS NOT NULL BEGIN
  DELETE FROM images WHERE id = substr(OLD.image_url, 9, 64)
  AND NOT EXISTS (SELECT 1 FROM posts WHERE image_url = OLD.image_url)
  AND NOT EXISTS (SELECT 1 FROM replies WHERE image_url = OLD.image_url);
END;

CREATE TABLE `price_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`added` integer NOT NULL,
	`known` integer NOT NULL,
	`refused` integer NOT NULL,
	`faults` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `price_imports_user` ON `price_imports` (`user_id`);

CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`bag_kg` real,
	`price` real NOT NULL,
	`market` text,
	`date` text NOT NULL,
	`user_id` text,
	`way` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `prices_newest` ON `prices` (`date`,`id`);
CREATE INDEX `prices_user` ON `prices` (`user_id`,`id`);
CREATE INDEX `prices_same` ON `prices` (`country`,`kind`,`item`,`bag_kg`,"market" collate nocase,`date`,`id`,`price`);

CREATE TABLE `published_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`about` text NOT NULL,
	`xml` text NOT NULL,
	`headline` text NOT NULL,
	`sent` text NOT NULL,
	`expires` text NOT NULL,
	`withdraws` text
);
CREATE UNIQUE INDEX `published_alerts_withdrawn` ON `published_alerts` (`withdraws`) WHERE withdraws is not null;
CREATE INDEX `published_alerts_sent` ON `published_alerts` (`sent`);

CREATE TABLE `push_outbox` (
	`notification_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	PRIMARY KEY(`notification_id`, `subscription_id`),
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `push_outbox_due` ON `push_outbox` (`due_at`);
CREATE INDEX `push_outbox_subscription` ON `push_outbox` (`subscription_id`);

CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`keys` text NOT NULL,
	`created_at` text NOT NULL,
	`session_id` text REFERENCES sessions(sid) ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);
CREATE INDEX `push_user` ON `push_subscriptions` (`user_id`);
CREATE INDEX `push_session` ON `push_subscriptions` (`session_id`);

CREATE TABLE `question_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`image_url` text,
	`created_at` text NOT NULL,
	`role` text DEFAULT 'officer' NOT NULL,
	`held_at` text,
	`kept_id` text REFERENCES kept_answers(id) ON DELETE set null,
	FOREIGN KEY (`question_id`) REFERENCES `inbox_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `question_answers_question` ON `question_answers` (`question_id`,`id`);
CREATE INDEX `question_answers_author` ON `question_answers` (`author_id`);
CREATE INDEX `question_answers_image` ON `question_answers` (`image_url`) WHERE image_url is not null;
CREATE INDEX `question_answers_kept` ON `question_answers` (`kept_id`);
CREATE INDEX `question_answers_held` ON `question_answers` (`question_id`) WHERE held_at is not null;

CREATE TABLE `question_peers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`user_id` text NOT NULL,
	`by_sms` integer NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`question_id`) REFERENCES `inbox_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `question_peers_once` ON `question_peers` (`question_id`,`user_id`);
CREATE INDEX `question_peers_user` ON `question_peers` (`user_id`,`created_at`);

CREATE TABLE `question_recordings` (
	`question_id` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `inbox_messages`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `rain_days` (
	`cell` text NOT NULL,
	`year` integer NOT NULL,
	`days` blob NOT NULL,
	`source` text NOT NULL,
	`fetched_at` text NOT NULL,
	PRIMARY KEY(`cell`, `source`, `year`)
);
CREATE INDEX `rain_days_fetched` ON `rain_days` (`source`,`fetched_at`);

CREATE TABLE `rain_odds` (
	`cell` text NOT NULL,
	`issued` text NOT NULL,
	`season` integer NOT NULL,
	`p1` real NOT NULL,
	`p2` real NOT NULL,
	`p3` real NOT NULL,
	`p4` real NOT NULL,
	`later` real NOT NULL,
	`source` text NOT NULL,
	`zone` text NOT NULL,
	`years` integer NOT NULL,
	`onset_seen` text,
	`came` integer,
	`score` real,
	`created_at` text NOT NULL,
	PRIMARY KEY(`cell`, `issued`, `source`)
);
CREATE INDEX `rain_odds_open` ON `rain_odds` (`issued`) WHERE came is null;
CREATE INDEX `rain_odds_scores` ON `rain_odds` (`zone`,`source`,`score`) WHERE came is not null;

CREATE TABLE `rain_outlooks` (
	`cell` text NOT NULL,
	`issued` text NOT NULL,
	`month` text NOT NULL,
	`drier` real NOT NULL,
	`usual` real NOT NULL,
	`wetter` real NOT NULL,
	`zone` text NOT NULL,
	`came` integer,
	`score` real,
	`created_at` text NOT NULL,
	PRIMARY KEY(`cell`, `month`, `issued`)
);
CREATE INDEX `rain_outlooks_open` ON `rain_outlooks` (`month`) WHERE came is null;
CREATE INDEX `rain_outlooks_scores` ON `rain_outlooks` (`zone`,`score`) WHERE came is not null;

CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `recovery_user` ON `recovery_codes` (`user_id`);

CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`parent_reply_id` text,
	`author_id` text NOT NULL,
	`content` text NOT NULL,
	`image_url` text,
	`likes` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_reply_id`) REFERENCES `replies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `replies_post` ON `replies` (`post_id`,`parent_reply_id`,`id`);
CREATE INDEX `replies_parent` ON `replies` (`parent_reply_id`);
CREATE INDEX `replies_author` ON `replies` (`author_id`);
CREATE INDEX `replies_image` ON `replies` (`image_url`) WHERE image_url is not null;
CREATE TRIGGER replies_counted AFTER INSERT ON replies BEGIN
  UPDATE posts SET reply_count = reply_count + 1 WHERE id = NEW.post_id;
END;
CREATE TRIGGER replies_uncounted AFTER DELETE ON replies BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE id = OLD.post_id;
END;
CREATE TRIGGER replies_image_unused AFTER DELETE ON replies WHEN OLD.image_url IS NOT NULL BEGIN
  DELETE FROM images WHERE id = substr(OLD.image_url, 9, 64)
  AND NOT EXISTS (SELECT 1 FROM posts WHERE image_url = OLD.image_url)
  AND NOT EXISTS (SELECT 1 FROM replies WHERE image_url = OLD.image_url);
END;
CREATE TRIGGER replies_untold BEFORE DELETE ON replies BEGIN
  DELETE FROM sms_messages WHERE reply_id = OLD.id AND state IN ('queued', 'held');
  UPDATE sms_messages SET text = '', reply_id = NULL WHERE reply_id = OLD.id;
  DELETE FROM notifications WHERE type = 'community_reply' AND data ->> '$.replyId' = +OLD.id;
END;

CREATE TABLE `seasons` (
	`country` text NOT NULL,
	`state` text NOT NULL,
	`lga` text NOT NULL,
	`year` integer NOT NULL,
	`onset` text NOT NULL,
	`end` text NOT NULL,
	`length` integer NOT NULL,
	`mm` real,
	`source` text NOT NULL,
	`issued` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`country`, `state`, `lga`, `year`)
);

CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `seen_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`country` text NOT NULL,
	`crop` text NOT NULL,
	`price` real NOT NULL,
	`unit` text NOT NULL,
	`per_kg` real NOT NULL,
	`market` text NOT NULL,
	`lat` real,
	`lng` real,
	`sold` integer NOT NULL,
	`doubt` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `seen_prices_crop` ON `seen_prices` (`country`,`crop`,`created_at`);
CREATE INDEX `seen_prices_user` ON `seen_prices` (`user_id`,`id`);

CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`expire` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);

CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);

CREATE TABLE `sign_in_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `tickets_user` ON `sign_in_tickets` (`user_id`);
CREATE INDEX `tickets_expire` ON `sign_in_tickets` (`expires_at`);

CREATE TABLE `sms_campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`day` text,
	`started_by` text,
	`skipped` integer DEFAULT 0 NOT NULL,
	`skipped_why` text DEFAULT '{}' NOT NULL,
	`composed_up_to` text,
	`composed` integer DEFAULT false NOT NULL,
	`stop_reason` text,
	`started_at` text NOT NULL,
	`finished_at` text,
	`audience` text,
	`texts` text,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX `campaigns_once_a_day` ON `sms_campaigns` (`kind`,`day`) WHERE day is not null;
CREATE INDEX `campaigns_started` ON `sms_campaigns` (`started_at`);

CREATE TABLE `sms_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`user_id` text,
	`phone` text NOT NULL,
	`text` text NOT NULL,
	`segments` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text,
	`claim` text,
	`provider` text,
	`provider_id` text,
	`cost` text,
	`failure_reason` text,
	`created_at` text NOT NULL,
	`sent_at` text,
	`final_at` text,
	`kind` text DEFAULT 'message' NOT NULL,
	`advisory_id` text REFERENCES advisories(id) ON DELETE set null,
	`reply_id` text,
	`until` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `sms_campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `sms_once_a_person` ON `sms_messages` (`campaign_id`,`phone`) WHERE campaign_id is not null;
CREATE INDEX `sms_campaign_state` ON `sms_messages` (`campaign_id`,`state`,`due_at`);
CREATE INDEX `sms_provider_id` ON `sms_messages` (`provider_id`);
CREATE INDEX `sms_user` ON `sms_messages` (`user_id`);
CREATE INDEX `sms_sent` ON `sms_messages` (`sent_at`);
CREATE INDEX `sms_text_kept` ON `sms_messages` (`final_at`) WHERE text <> '';
CREATE INDEX `sms_of_nobody` ON `sms_messages` (`phone`) WHERE user_id is null;
CREATE INDEX `sms_advisory` ON `sms_messages` (`advisory_id`) WHERE advisory_id is not null;
CREATE INDEX `sms_single` ON `sms_messages` (`kind`,`created_at`) WHERE campaign_id is null;
CREATE UNIQUE INDEX `sms_once_a_reply` ON `sms_messages` (`reply_id`,`user_id`) WHERE reply_id is not null;
CREATE TRIGGER sms_tallied AFTER INSERT ON sms_messages WHEN NEW.campaign_id IS NOT NULL BEGIN
  INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
  VALUES (NEW.campaign_id, NEW.state, coalesce(substr(NEW.cost, 1, 3), ''), 1, NEW.segments, coalesce(cast(round(substr(NEW.cost, 5) * 10000) AS integer), 0))
  ON CONFLICT DO UPDATE SET messages = messages + 1, segments = segments + excluded.segments, paid = paid + excluded.paid;
END;
CREATE TRIGGER sms_retallied AFTER UPDATE OF state, cost ON sms_messages
WHEN NEW.campaign_id IS NOT NULL AND (OLD.state <> NEW.state OR OLD.cost IS NOT NEW.cost) BEGIN
  UPDATE sms_tallies SET messages = messages - 1, segments = segments - OLD.segments, paid = paid - coalesce(cast(round(substr(OLD.cost, 5) * 10000) AS integer), 0)
  WHERE campaign_id = OLD.campaign_id AND state = OLD.state AND currency = coalesce(substr(OLD.cost, 1, 3), '');
  INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
  VALUES (NEW.campaign_id, NEW.state, coalesce(substr(NEW.cost, 1, 3), ''), 1, NEW.segments, coalesce(cast(round(substr(NEW.cost, 5) * 10000) AS integer), 0))
  ON CONFLICT DO UPDATE SET messages = messages + 1, segments = segments + excluded.segments, paid = paid + excluded.paid;
END;
CREATE TRIGGER sms_untallied AFTER DELETE ON sms_messages WHEN OLD.campaign_id IS NOT NULL BEGIN
  UPDATE sms_tallies SET messages = messages - 1, segments = segments - OLD.segments, paid = paid - coalesce(cast(round(substr(OLD.cost, 5) * 10000) AS integer), 0)
  WHERE campaign_id = OLD.campaign_id AND state = OLD.state AND currency = coalesce(substr(OLD.cost, 1, 3), '');
END;
CREATE TRIGGER told_days_freed AFTER UPDATE OF state ON sms_messages WHEN NEW.state IN ('failed', 'skipped') AND NEW.campaign_id IS NOT NULL BEGIN
  DELETE FROM told_days WHERE user_id = NEW.user_id AND about = 'sms:' || NEW.campaign_id;
END;

CREATE TABLE `sms_tallies` (
	`campaign_id` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`messages` integer NOT NULL,
	`segments` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `state`, `currency`),
	FOREIGN KEY (`campaign_id`) REFERENCES `sms_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `stopped_numbers` (
	`phone` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);

CREATE TABLE `told_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`about` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `told_days_day` ON `told_days` (`day`);

CREATE TABLE `told_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`kg` real NOT NULL,
	`price` real NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `told_prices_of` ON `told_prices` (`user_id`,`item`,`kg`);

CREATE TABLE `trial_exposures` (
	`trial_id` text NOT NULL,
	`user_id` text NOT NULL,
	`unit` text NOT NULL,
	`arm` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`trial_id`, `user_id`),
	FOREIGN KEY (`trial_id`) REFERENCES `trials`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `trial_exposures_user` ON `trial_exposures` (`user_id`);

CREATE TABLE `trials` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`arms` text NOT NULL,
	`planned` integer NOT NULL,
	`start` text NOT NULL,
	`end` text NOT NULL,
	`place` text,
	`measure` text NOT NULL,
	`what` text NOT NULL,
	`salt` text NOT NULL,
	`created_at` text NOT NULL,
	`stopped_at` text
);

CREATE TABLE `unconfirmed_writes` (
	`write` integer NOT NULL,
	`part` integer NOT NULL,
	`statements` text NOT NULL,
	PRIMARY KEY(`write`, `part`)
);

CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text,
	`password` text,
	`email` text,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`phone` text NOT NULL,
	`location` text,
	`location_id` text,
	`region` text,
	`country` text,
	`farm_size` text,
	`farming_experience` text,
	`soil_type` text,
	`irrigation_method` text,
	`primary_crops` text,
	`preferred_language` text DEFAULT 'en' NOT NULL,
	`notification_preferences` text DEFAULT '{"weather":true,"advisory":true,"community":false,"sms":false}' NOT NULL,
	`sms_opted_out_at` text,
	`use_less_data` integer DEFAULT false NOT NULL,
	`is_lead_farmer` integer DEFAULT false NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`last_active_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`initial_password_until` text,
	`phone_proved_at` text,
	`channels` text DEFAULT '{}' NOT NULL,
	`arrived_by` text,
	`web_at` text,
	`last_active_by` text,
	`claim_since` text,
	`is_practice` integer DEFAULT false NOT NULL,
	`is_officer` integer DEFAULT false NOT NULL,
	`officer_states` text DEFAULT '[]' NOT NULL,
	`officer_crops` text DEFAULT '[]' NOT NULL,
	`share_partners` text,
	`shared_at` text,
	`shared_by` text,
	`shared_words` text,
	`in_comparisons` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);
CREATE INDEX `users_farmers_by_id` ON `users` (`is_admin`,`id`);
CREATE INDEX `users_active` ON `users` (`is_admin`,`last_active_at`);
CREATE INDEX `users_region` ON `users` (`is_admin`,`region`);
CREATE INDEX `users_location` ON `users` (`location_id`);
CREATE INDEX `users_advice_by_call` ON `users` (`id`) WHERE channels ->> '$.advice' = 'call';
CREATE INDEX `users_sharing` ON `users` (`id`) WHERE share_partners = 'yes' and is_admin = 0;
CREATE INDEX `users_joined` ON `users` (`is_admin`,`created_at`);
CREATE TRIGGER users_recounted AFTER UPDATE OF is_admin, region, last_active_at ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.region IS NOT NEW.region
  OR substr(OLD.last_active_at, 1, 13) IS NOT substr(NEW.last_active_at, 1, 13) BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'farmers' AS name, '' AS key, -1 AS d WHERE OLD.is_admin = 0
    UNION ALL
    SELECT 'region', OLD.region, -1 WHERE OLD.is_admin = 0 AND OLD.region <> ''
    UNION ALL
    SELECT 'active', substr(OLD.last_active_at, 1, 13), -1 WHERE OLD.is_admin = 0 AND OLD.last_active_at <> ''
    UNION ALL
    SELECT 'farmers' AS name, '' AS key, 1 AS d WHERE NEW.is_admin = 0
    UNION ALL
    SELECT 'region', NEW.region, 1 WHERE NEW.is_admin = 0 AND NEW.region <> ''
    UNION ALL
    SELECT 'active', substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.is_admin = 0 AND NEW.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'farmers', '', 1 WHERE true
  UNION ALL
  SELECT 'region', NEW.region, 1 WHERE NEW.region <> ''
  UNION ALL
  SELECT 'active', substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.last_active_at <> ''
  UNION ALL
  SELECT DISTINCT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER users_crops_recounted AFTER UPDATE OF is_admin, primary_crops ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.primary_crops IS NOT NEW.primary_crops BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, sum(d) FROM (
    SELECT coalesce(canonical, value) AS crop, -1 AS d
    FROM json_each('[' || replace(json_quote(OLD.primary_crops), ',', '","') || ']') LEFT JOIN crop_names ON crop_names.name = value WHERE OLD.is_admin = 0 AND value <> ''
    UNION
    SELECT coalesce(canonical, crop_type), -1
    FROM crops LEFT JOIN crop_names ON crop_names.name = crop_type WHERE user_id = OLD.id AND OLD.is_admin = 0
    UNION
    SELECT crop, 1 FROM crops_grown WHERE user_id = NEW.id
  ) GROUP BY crop HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER users_uncounted BEFORE DELETE ON users WHEN OLD.is_admin = 0 BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'farmers' AND key = '';
  UPDATE counters SET n = n - 1 WHERE name = 'region' AND key = OLD.region;
  UPDATE counters SET n = n - 1 WHERE name = 'active' AND key = substr(OLD.last_active_at, 1, 13);
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key IN (SELECT crop FROM crops_grown WHERE user_id = OLD.id);
END;
CREATE TRIGGER users_channels_counted AFTER INSERT ON users WHEN NEW.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'arrived', coalesce(NEW.arrived_by, 'unknown'), 1 WHERE true
  UNION ALL SELECT 'web', '', 1 WHERE NEW.web_at IS NOT NULL
  UNION ALL SELECT 'active_by', NEW.last_active_by || ' ' || substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.last_active_by <> '' AND NEW.last_active_at <> ''
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER users_channels_recounted AFTER UPDATE OF is_admin, arrived_by, web_at, last_active_at, last_active_by ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.arrived_by IS NOT NEW.arrived_by OR (OLD.web_at IS NULL) <> (NEW.web_at IS NULL)
  OR OLD.last_active_by IS NOT NEW.last_active_by OR substr(OLD.last_active_at, 1, 13) IS NOT substr(NEW.last_active_at, 1, 13) BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'arrived' AS name, coalesce(OLD.arrived_by, 'unknown') AS key, -1 AS d WHERE OLD.is_admin = 0
    UNION ALL SELECT 'web', '', -1 WHERE OLD.is_admin = 0 AND OLD.web_at IS NOT NULL
    UNION ALL SELECT 'active_by', OLD.last_active_by || ' ' || substr(OLD.last_active_at, 1, 13), -1 WHERE OLD.is_admin = 0 AND OLD.last_active_by <> '' AND OLD.last_active_at <> ''
    UNION ALL SELECT 'arrived', coalesce(NEW.arrived_by, 'unknown'), 1 WHERE NEW.is_admin = 0
    UNION ALL SELECT 'web', '', 1 WHERE NEW.is_admin = 0 AND NEW.web_at IS NOT NULL
    UNION ALL SELECT 'active_by', NEW.last_active_by || ' ' || substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.is_admin = 0 AND NEW.last_active_by <> '' AND NEW.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
CREATE TRIGGER users_channels_uncounted BEFORE DELETE ON users WHEN OLD.is_admin = 0 BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'arrived' AND key = coalesce(OLD.arrived_by, 'unknown');
  UPDATE counters SET n = n - 1 WHERE name = 'web' AND key = '' AND OLD.web_at IS NOT NULL;
  UPDATE counters SET n = n - 1 WHERE name = 'active_by' AND key = OLD.last_active_by || ' ' || substr(OLD.last_active_at, 1, 13) AND OLD.last_active_at <> '';
END;

CREATE TABLE `ussd_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`network` text NOT NULL,
	`service_code` text NOT NULL,
	`language` text NOT NULL,
	`screen` text NOT NULL,
	`turns` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`last_at` text NOT NULL,
	`ended_at` text,
	`outcome` text,
	`cost` text,
	`duration_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `ussd_sessions_started` ON `ussd_sessions` (`created_at`);
CREATE INDEX `ussd_sessions_user` ON `ussd_sessions` (`user_id`);
CREATE INDEX `ussd_sessions_of_nobody` ON `ussd_sessions` (`phone`) WHERE user_id is null;

CREATE TABLE `ussd_turns` (
	`session_id` text NOT NULL,
	`answers` text NOT NULL,
	`said` text NOT NULL,
	`standing` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`session_id`, `answers`),
	FOREIGN KEY (`session_id`) REFERENCES `ussd_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `ussd_turns_created` ON `ussd_turns` (`created_at`);

CREATE TABLE `voice_clips` (
	`language` text NOT NULL,
	`clip` text NOT NULL,
	`format` text NOT NULL,
	`bytes` blob,
	`refused` text,
	`seconds` real NOT NULL,
	`imported_at` text NOT NULL,
	`says` text,
	`machine` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`language`, `clip`)
);

CREATE TABLE `warning_notices` (
	`user_id` text NOT NULL,
	`warning` text NOT NULL,
	`what` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `warning`, `what`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`warning`) REFERENCES `cap_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `warning_notices_at` ON `warning_notices` (`at`);

CREATE TABLE `weather_data` (
	`id` text PRIMARY KEY NOT NULL,
	`cell` text NOT NULL,
	`location` text NOT NULL,
	`timestamp` text NOT NULL,
	`temperature` real NOT NULL,
	`temperature_min` real,
	`humidity` real,
	`precipitation` real NOT NULL,
	`precipitation_probability` real,
	`wind_speed` real,
	`visibility` real,
	`et0` real,
	`description` text,
	`icon` text,
	`source` text NOT NULL,
	`forecast_type` text NOT NULL,
	`forecast_date` text NOT NULL,
	`created_at` text NOT NULL
);
CREATE UNIQUE INDEX `weather_cell_day` ON `weather_data` (`cell`,`forecast_type`,`forecast_date`);
CREATE INDEX `weather_timestamp` ON `weather_data` (`timestamp`);

CREATE TABLE `web_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `word_corrections` (
	`language` text NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`english` text NOT NULL,
	`state` text,
	`by` text,
	`literal` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`language`, `path`)
);

CREATE VIEW advice_answers AS
SELECT advisories.id AS advisory_id, answer, coalesce(canonical, crop_type) || '/' || category AS about
FROM advisories JOIN (SELECT 'useful' AS answer UNION ALL SELECT 'not_useful' UNION ALL SELECT 'done')
LEFT JOIN crop_names ON crop_names.name = crop_type
WHERE CASE answer WHEN 'useful' THEN useful = 1 WHEN 'not_useful' THEN useful = 0 ELSE done = 1 END;

CREATE VIEW crops_grown AS
SELECT users.id AS user_id, NULL AS crop_id, coalesce(canonical, value) AS crop
FROM users JOIN json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']') LEFT JOIN crop_names ON crop_names.name = value
WHERE is_admin = 0 AND value <> ''
UNION ALL
SELECT user_id, crops.id, coalesce(canonical, crop_type)
FROM crops JOIN users ON users.id = user_id LEFT JOIN crop_names ON crop_names.name = crop_type
WHERE is_admin = 0;
