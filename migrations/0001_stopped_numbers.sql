CREATE TABLE `stopped_numbers` (
	`phone` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
