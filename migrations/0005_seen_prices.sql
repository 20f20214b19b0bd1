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
--> statement-breakpoint
CREATE INDEX `seen_prices_crop` ON `seen_prices` (`country`,`crop`,`created_at`);--> statement-breakpoint
CREATE INDEX `seen_prices_user` ON `seen_prices` (`user_id`,`id`);