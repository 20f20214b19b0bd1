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
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_answers_id_unique` ON `kept_answers` (`id`);--> statement-breakpoint
CREATE INDEX `kept_answers_asked_by` ON `kept_answers` (`asked_by`);--> statement-breakpoint
CREATE INDEX `kept_answers_author` ON `kept_answers` (`author_id`);--> statement-breakpoint
CREATE INDEX `kept_answers_unindexed` ON `kept_answers` (`n`) WHERE indexed = 0;--> statement-breakpoint
CREATE INDEX `kept_answers_lost` ON `kept_answers` (`id`) WHERE lost_at is not null;--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `question_peers_once` ON `question_peers` (`question_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `question_peers_user` ON `question_peers` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `suggested` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `asked_at` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `wait_notice_at` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `merged_into` text REFERENCES inbox_messages(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `draft` text;--> statement-breakpoint
CREATE INDEX `inbox_merged` ON `inbox_messages` (`merged_into`);--> statement-breakpoint
ALTER TABLE `question_answers` ADD `role` text DEFAULT 'officer' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_answers` ADD `held_at` text;--> statement-breakpoint
ALTER TABLE `question_answers` ADD `kept_id` text REFERENCES kept_answers(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `question_answers_kept` ON `question_answers` (`kept_id`);--> statement-breakpoint
CREATE INDEX `question_answers_held` ON `question_answers` (`question_id`) WHERE held_at is not null;