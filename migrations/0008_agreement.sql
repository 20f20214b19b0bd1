ALTER TABLE `users` ADD `share_partners` text;--> statement-breakpoint
ALTER TABLE `users` ADD `shared_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `shared_by` text;--> statement-breakpoint
ALTER TABLE `users` ADD `shared_words` text;--> statement-breakpoint
CREATE INDEX `users_sharing` ON `users` (`id`) WHERE share_partners = 'yes' and is_admin = 0;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `reason` text;