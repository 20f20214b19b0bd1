CREATE TABLE `badly_said` (
	`language` text NOT NULL,
	`path` text NOT NULL,
	`times` integer NOT NULL,
	`last_on` text NOT NULL,
	PRIMARY KEY(`language`, `path`)
);
