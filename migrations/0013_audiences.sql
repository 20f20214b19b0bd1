ALTER TABLE `advisories` ADD `done_at` text;--> statement-breakpoint
CREATE INDEX `advisories_done` ON `advisories` (`done_at`) WHERE done_at is not null;--> statement-breakpoint
ALTER TABLE `sms_campaigns` ADD `audience` text;--> statement-breakpoint
ALTER TABLE `sms_campaigns` ADD `texts` text;--> statement-breakpoint
CREATE INDEX `users_joined` ON `users` (`is_admin`,`created_at`);--> statement-breakpoint
UPDATE `advisories` SET `done_at` = `updated_at` WHERE `done` = 1;
