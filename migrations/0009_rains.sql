CREATE TABLE `rain_days` (
	`cell` text NOT NULL,
	`year` integer NOT NULL,
	`days` blob NOT NULL,
	`source` text NOT NULL,
	`fetched_at` text NOT NULL,
	PRIMARY KEY(`cell`, `source`, `year`)
);
--> statement-breakpoint
CREATE INDEX `rain_days_fetched` ON `rain_days` (`source`,`fetched_at`);--> statement-breakpoint
CREATE TABLE `rain_odds` (
	`cell` text NOT NULL,
	`issued` text NOT NULL,
	`season` integer NOT NULL,
	`p1` real NOT NULL,
	`p2` real NOT NULL,
	`p3` real NOT NULL,
	`p4` real NOT NULL,
	`later` real NOT NULL,
	`source` text NOT NULL,
	`zone` text NOT NULL,
	`years` integer NOT NULL,
	`onset_seen` text,
	`came` integer,
	`score` real,
	`created_at` text NOT NULL,
	PRIMARY KEY(`cell`, `issued`, `source`)
);
--> statement-breakpoint
CREATE INDEX `rain_odds_open` ON `rain_odds` (`issued`) WHERE came is null;--> statement-breakpoint
CREATE INDEX `rain_odds_scores` ON `rain_odds` (`zone`,`source`,`score`) WHERE came is not null;--> statement-breakpoint
CREATE TABLE `rain_outlooks` (
	`cell` text NOT NULL,
	`issued` text NOT NULL,
	`month` text NOT NULL,
	`drier` real NOT NULL,
	`usual` real NOT NULL,
	`wetter` real NOT NULL,
	`zone` text NOT NULL,
	`came` integer,
	`score` real,
	`created_at` text NOT NULL,
	PRIMARY KEY(`cell`, `month`, `issued`)
);
--> statement-breakpoint
CREATE INDEX `rain_outlooks_open` ON `rain_outlooks` (`month`) WHERE came is null;--> statement-breakpoint
CREATE INDEX `rain_outlooks_scores` ON `rain_outlooks` (`zone`,`score`) WHERE came is not null;--> statement-breakpoint
CREATE TABLE `seasons` (
	`country` text NOT NULL,
	`state` text NOT NULL,
	`lga` text NOT NULL,
	`year` integer NOT NULL,
	`onset` text NOT NULL,
	`end` text NOT NULL,
	`length` integer NOT NULL,
	`mm` real,
	`source` text NOT NULL,
	`issued` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`country`, `state`, `lga`, `year`)
);
