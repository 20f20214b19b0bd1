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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crop_id`) REFERENCES `crops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`advisory_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `farm_log_crop` ON `farm_log` (`crop_id`,`date`);--> statement-breakpoint
CREATE INDEX `farm_log_user` ON `farm_log` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `farm_log_advisory` ON `farm_log` (`advisory_id`);--> statement-breakpoint
ALTER TABLE `advisories` ADD `actions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `advisories` ADD `closes` text;--> statement-breakpoint
ALTER TABLE `crops` ADD `maturity` text;--> statement-breakpoint
ALTER TABLE `crops` ADD `established` text;--> statement-breakpoint
ALTER TABLE `crops` ADD `field` text;--> statement-breakpoint
ALTER TABLE `crops` ADD `previous_crop` text;--> statement-breakpoint
ALTER TABLE `crops` ADD `striga` integer;