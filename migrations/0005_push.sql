CREATE TABLE `push_outbox` (
	`notification_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	PRIMARY KEY(`notification_id`, `subscription_id`),
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_outbox_due` ON `push_outbox` (`due_at`);--> statement-breakpoint
CREATE INDEX `push_outbox_subscription` ON `push_outbox` (`subscription_id`);--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `session_id` text REFERENCES sessions(sid) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `push_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
-- What is to be pushed is written together with the notification, so that no process has to remember what it has seen.
CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications WHEN NEW.type IN ('weather_alert', 'community_reply') BEGIN
  INSERT INTO push_outbox (notification_id, subscription_id, due_at)
  SELECT NEW.id, id, NEW.created_at FROM push_subscriptions WHERE user_id = NEW.user_id;
END;
