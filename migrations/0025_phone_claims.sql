ALTER TABLE `users` ADD `claim_since` text;--> statement-breakpoint
ALTER TABLE `users` ADD `is_practice` integer DEFAULT false NOT NULL;