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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `inbox_open` ON `inbox_messages` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_user` ON `inbox_messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `inbox_answered_by` ON `inbox_messages` (`answered_by`);--> statement-breakpoint
CREATE INDEX `inbox_of_nobody` ON `inbox_messages` (`phone`) WHERE user_id is null;--> statement-breakpoint
CREATE TABLE `phone_effects` (
	`session_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`session_id`, `name`)
);
--> statement-breakpoint
CREATE INDEX `phone_effects_created` ON `phone_effects` (`created_at`);--> statement-breakpoint
CREATE TABLE `web_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `ussd_sessions_started` ON `ussd_sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `ussd_sessions_user` ON `ussd_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `ussd_sessions_of_nobody` ON `ussd_sessions` (`phone`) WHERE user_id is null;--> statement-breakpoint
CREATE TABLE `ussd_turns` (
	`session_id` text NOT NULL,
	`answers` text NOT NULL,
	`said` text NOT NULL,
	`standing` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`session_id`, `answers`),
	FOREIGN KEY (`session_id`) REFERENCES `ussd_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ussd_turns_created` ON `ussd_turns` (`created_at`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calls_started` ON `calls` (`created_at`);--> statement-breakpoint
CREATE INDEX `calls_user` ON `calls` (`user_id`);--> statement-breakpoint
CREATE INDEX `calls_of_nobody` ON `calls` (`phone`) WHERE user_id is null;--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbound_calls_about_unique` ON `outbound_calls` (`about`);--> statement-breakpoint
CREATE INDEX `outbound_calls_due` ON `outbound_calls` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbound_calls_user` ON `outbound_calls` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbound_calls_provider_id` ON `outbound_calls` (`provider_id`);--> statement-breakpoint
CREATE INDEX `outbound_calls_created` ON `outbound_calls` (`created_at`);--> statement-breakpoint
CREATE TABLE `voice_clips` (
	`language` text NOT NULL,
	`clip` text NOT NULL,
	`format` text NOT NULL,
	`bytes` blob,
	`refused` text,
	`seconds` real NOT NULL,
	`imported_at` text NOT NULL,
	PRIMARY KEY(`language`, `clip`)
);
--> statement-breakpoint
UPDATE `users` SET `notification_preferences` = json_insert(`notification_preferences`, '$.calls', json('false'));
