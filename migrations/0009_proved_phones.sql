CREATE TABLE `account_sms_days` (
	`day` text NOT NULL,
	`country` text NOT NULL,
	`sent` integer NOT NULL,
	PRIMARY KEY(`day`, `country`)
);
--> statement-breakpoint
CREATE TABLE `code_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`requester` text NOT NULL,
	`known` integer NOT NULL,
	`address` text NOT NULL,
	`network` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `code_requests_phone` ON `code_requests` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_requests_address` ON `code_requests` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_requests_network` ON `code_requests` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_requests_created` ON `code_requests` (`created_at`);--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `kind` text DEFAULT 'message' NOT NULL;--> statement-breakpoint
CREATE INDEX `sms_of_nobody` ON `sms_messages` (`phone`) WHERE user_id is null;--> statement-breakpoint
ALTER TABLE `users` ADD `initial_password_until` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_proved_at` text;--> statement-breakpoint
UPDATE `users` SET `phone_proved_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE json_extract(`notification_preferences`, '$.sms') = 1;
