CREATE INDEX `audit_user` ON `audit_log` (`user_id`);--> statement-breakpoint
CREATE INDEX `notifications_of_reply` ON `notifications` ((data ->> '$.replyId')) WHERE type = 'community_reply';