CREATE TABLE `cap_feeds` (
	`url` text PRIMARY KEY NOT NULL,
	`etag` text,
	`modified` text,
	`ok_at` text,
	`failing_since` text,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `cap_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`sender` text NOT NULL,
	`sent` text NOT NULL,
	`status` text NOT NULL,
	`msg_type` text NOT NULL,
	`scope` text NOT NULL,
	`refs` text NOT NULL,
	`xml` text NOT NULL,
	`fetched_at` text NOT NULL,
	`feed` text,
	`link` text,
	`refused` text,
	`relevant_until` text NOT NULL,
	`notified_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cap_messages_link_unique` ON `cap_messages` (`link`);--> statement-breakpoint
CREATE UNIQUE INDEX `cap_messages_once` ON `cap_messages` (`sender`,`identifier`) WHERE refused is null;--> statement-breakpoint
CREATE INDEX `cap_messages_relevant` ON `cap_messages` (`relevant_until`);--> statement-breakpoint
CREATE INDEX `cap_messages_waiting` ON `cap_messages` (`id`) WHERE notified_at is null and refused is null;--> statement-breakpoint
CREATE TABLE `published_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`about` text NOT NULL,
	`xml` text NOT NULL,
	`headline` text NOT NULL,
	`sent` text NOT NULL,
	`expires` text NOT NULL,
	`withdraws` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `published_alerts_withdrawn` ON `published_alerts` (`withdraws`) WHERE withdraws is not null;--> statement-breakpoint
CREATE INDEX `published_alerts_sent` ON `published_alerts` (`sent`);--> statement-breakpoint
CREATE TABLE `warning_notices` (
	`user_id` text NOT NULL,
	`warning` text NOT NULL,
	`what` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `warning`, `what`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`warning`) REFERENCES `cap_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `warning_notices_at` ON `warning_notices` (`at`);--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `until` text;