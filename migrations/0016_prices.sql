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
--> statement-breakpoint
CREATE INDEX `price_imports_user` ON `price_imports` (`user_id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `prices_item` ON `prices` (`country`,`kind`,`item`,`date`);--> statement-breakpoint
CREATE INDEX `prices_newest` ON `prices` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `prices_user` ON `prices` (`user_id`,`id`);