DROP INDEX `advisories_user_situation`;--> statement-breakpoint
DROP INDEX `advisories_crop`;--> statement-breakpoint
CREATE INDEX `advisories_crop_recent` ON `advisories` (`crop_id`,`valid_until`,`created_at`);