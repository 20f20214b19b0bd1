CREATE TABLE `no_calls` (
	`phone` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sms_messages` ADD `advisory_id` text REFERENCES advisories(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `sms_advisory` ON `sms_messages` (`advisory_id`) WHERE advisory_id is not null;--> statement-breakpoint
CREATE INDEX `sms_single` ON `sms_messages` (`kind`,`created_at`) WHERE campaign_id is null;