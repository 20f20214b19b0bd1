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
--> statement-breakpoint
CREATE UNIQUE INDEX `harvest_questions_season` ON `harvest_questions` (`crop_id`,`season`);--> statement-breakpoint
CREATE INDEX `harvest_questions_user` ON `harvest_questions` (`user_id`,`id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `trial_exposures_user` ON `trial_exposures` (`user_id`);--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE `users` ADD `in_comparisons` integer DEFAULT true NOT NULL;