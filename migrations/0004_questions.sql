CREATE TABLE `question_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`image_url` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `inbox_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `question_answers_question` ON `question_answers` (`question_id`,`id`);--> statement-breakpoint
CREATE INDEX `question_answers_author` ON `question_answers` (`author_id`);--> statement-breakpoint
CREATE INDEX `question_answers_image` ON `question_answers` (`image_url`) WHERE image_url is not null;--> statement-breakpoint
DROP INDEX `inbox_user`;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `image_url` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `crop_id` text REFERENCES crops(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `advisory_id` text REFERENCES advisories(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `crop_type` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `stage` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `region` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `language` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `first_answer_at` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `solved_at` text;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `claimed_by` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `inbox_messages` ADD `claimed_at` text;--> statement-breakpoint
CREATE INDEX `inbox_claimed_by` ON `inbox_messages` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `inbox_crop` ON `inbox_messages` (`crop_id`);--> statement-breakpoint
CREATE INDEX `inbox_advisory` ON `inbox_messages` (`advisory_id`);--> statement-breakpoint
CREATE INDEX `inbox_image` ON `inbox_messages` (`image_url`) WHERE image_url is not null;--> statement-breakpoint
CREATE INDEX `inbox_user` ON `inbox_messages` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `is_officer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `officer_states` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `officer_crops` text DEFAULT '[]' NOT NULL;