CREATE TABLE `counters` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`name`, `key`)
);
--> statement-breakpoint
CREATE INDEX `counters_largest` ON `counters` (`name`,`n`);--> statement-breakpoint
CREATE INDEX `replies_image` ON `replies` (`image_url`) WHERE image_url is not null;