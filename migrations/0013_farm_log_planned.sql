ALTER TABLE `crops` ADD `planned` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `farm_log` ADD `planned_for` text;