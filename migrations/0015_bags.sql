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
--> statement-breakpoint
CREATE UNIQUE INDEX `fertilizer_plans_crop_id_unique` ON `fertilizer_plans` (`crop_id`);--> statement-breakpoint
CREATE INDEX `fertilizer_plans_user` ON `fertilizer_plans` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `told_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item` text NOT NULL,
	`kg` real NOT NULL,
	`price` real NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `told_prices_of` ON `told_prices` (`user_id`,`item`,`kg`);