DROP INDEX `prices_same`;--> statement-breakpoint
CREATE INDEX `prices_same` ON `prices` (`country`,`kind`,`item`,`bag_kg`,"market" collate nocase,`date`,`id`,`price`);