CREATE INDEX `farm_log_harvests` ON `farm_log` (`kind`,`date`) WHERE kind = 'harvested';--> statement-breakpoint
CREATE INDEX `harvest_questions_asked` ON `harvest_questions` (`asked_at`);