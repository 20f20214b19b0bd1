CREATE TABLE `question_recordings` (
	`question_id` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `inbox_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
