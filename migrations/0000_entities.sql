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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `advisories_user_newest` ON `advisories` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `advisories_user_situation` ON `advisories` (`user_id`,`situation`);--> statement-breakpoint
CREATE INDEX `advisories_crop` ON `advisories` (`crop_id`);--> statement-breakpoint
CREATE INDEX `advisories_feedback` ON `advisories` (`crop_type`,`category`) WHERE useful is not null or done = 1;--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crops_user` ON `crops` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `crops_one_placeholder` ON `crops` (`user_id`,`crop_type`) WHERE placeholder = 1;--> statement-breakpoint
CREATE INDEX `crops_type` ON `crops` (`crop_type`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`request` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `images_owner` ON `images` (`owner_id`);--> statement-breakpoint
CREATE INDEX `images_created` ON `images` (`created_at`);--> statement-breakpoint
CREATE TABLE `job_leases` (
	`job` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_run_at` text,
	`progress` text
);
--> statement-breakpoint
CREATE TABLE `locations` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`state` text NOT NULL,
	`lga` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `locations_country` ON `locations` (`country`);--> statement-breakpoint
CREATE INDEX `locations_state` ON `locations` (`state`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user_newest` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE is_read = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`dedupe_key`) WHERE dedupe_key is not null;--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `likes_post_user` ON `post_likes` (`post_id`,`user_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `likes_reply_user` ON `post_likes` (`reply_id`,`user_id`) WHERE reply_id is not null;--> statement-breakpoint
CREATE INDEX `likes_user` ON `post_likes` (`user_id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`);--> statement-breakpoint
CREATE INDEX `posts_image` ON `posts` (`image_url`) WHERE image_url is not null;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`keys` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `replies_post` ON `replies` (`post_id`,`parent_reply_id`,`id`);--> statement-breakpoint
CREATE INDEX `replies_parent` ON `replies` (`parent_reply_id`);--> statement-breakpoint
CREATE INDEX `replies_author` ON `replies` (`author_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sess` text NOT NULL,
	`expire` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
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
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_once_a_day` ON `sms_campaigns` (`kind`,`day`) WHERE day is not null;--> statement-breakpoint
CREATE INDEX `campaigns_started` ON `sms_campaigns` (`started_at`);--> statement-breakpoint
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
	FOREIGN KEY (`campaign_id`) REFERENCES `sms_campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_once_a_person` ON `sms_messages` (`campaign_id`,`phone`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `sms_campaign_state` ON `sms_messages` (`campaign_id`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `sms_provider_id` ON `sms_messages` (`provider_id`);--> statement-breakpoint
CREATE INDEX `sms_user` ON `sms_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `sms_final` ON `sms_messages` (`final_at`);--> statement-breakpoint
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
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE INDEX `users_farmers_by_id` ON `users` (`is_admin`,`id`);--> statement-breakpoint
CREATE INDEX `users_active` ON `users` (`is_admin`,`last_active_at`);--> statement-breakpoint
CREATE INDEX `users_region` ON `users` (`is_admin`,`region`);--> statement-breakpoint
CREATE INDEX `users_location` ON `users` (`location_id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_cell_day` ON `weather_data` (`cell`,`forecast_type`,`forecast_date`);--> statement-breakpoint
CREATE INDEX `weather_timestamp` ON `weather_data` (`timestamp`);