ALTER TABLE `advisories` ADD `weather_reason` text;--> statement-breakpoint
ALTER TABLE `advisories` ADD `confidence` text DEFAULT 'medium' NOT NULL;