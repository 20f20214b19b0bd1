ALTER TABLE `crops` ADD `stage_told_on` text;--> statement-breakpoint
-- A stage of long before its day is what an imported list was given, not what anybody saw.
UPDATE `crops` SET `stage_told_on` = substr(`updated_at`, 1, 10) WHERE NOT (`growth_stage` = 'planted' AND coalesce(`planting_date` < date(`updated_at`, '-30 days'), 0));
