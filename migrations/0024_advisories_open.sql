DROP INDEX `advisories_user_newest`;--> statement-breakpoint
CREATE INDEX `advisories_user_newest` ON `advisories` (`user_id`,`created_at`,`valid_until`,`done`);