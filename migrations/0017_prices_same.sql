DROP INDEX `prices_item`;--> statement-breakpoint
CREATE INDEX `prices_same` ON `prices` (`country`,`kind`,`item`,`bag_kg`,"market" collate nocase,`date`,`id`);