ALTER TABLE `calls` ADD `unspoken` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `calls_unspoken` ON `calls` (`last_at`) WHERE unspoken <> '[]';