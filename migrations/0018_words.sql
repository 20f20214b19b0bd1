CREATE TABLE `word_corrections` (
	`language` text NOT NULL,
	`path` text NOT NULL,
	`text` text NOT NULL,
	`english` text NOT NULL,
	`state` text,
	`by` text,
	`literal` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`language`, `path`)
);
