DROP INDEX `advisories_crop_recent`;--> statement-breakpoint
CREATE INDEX `advisories_crop_until` ON `advisories` (`crop_id`,`valid_until`);