CREATE TABLE `told_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`about` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `told_days_day` ON `told_days` (`day`);--> statement-breakpoint
ALTER TABLE `users` ADD `channels` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `arrived_by` text;--> statement-breakpoint
ALTER TABLE `users` ADD `web_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `last_active_by` text;--> statement-breakpoint
CREATE INDEX `users_advice_by_call` ON `users` (`id`) WHERE channels ->> '$.advice' = 'call';--> statement-breakpoint
ALTER TABLE `outbound_calls` ADD `by` text DEFAULT 'call' NOT NULL;--> statement-breakpoint
-- Until now only requests of the web were noted as activity.
UPDATE users SET web_at = last_active_at, last_active_by = 'web' WHERE last_active_at IS NOT NULL;
--> statement-breakpoint
-- Running totals of farmers: `arrived` by how they came, `web` who ever signed in there, `active_by` by channel and hour.
INSERT INTO counters (name, key, n) SELECT 'arrived', coalesce(arrived_by, 'unknown'), count(*) FROM users WHERE is_admin = 0 GROUP BY 2;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'web', '', count(*) FROM users WHERE is_admin = 0 AND web_at IS NOT NULL GROUP BY 2;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'active_by', last_active_by || ' ' || substr(last_active_at, 1, 13), count(*) FROM users WHERE is_admin = 0 AND last_active_at <> '' AND last_active_by <> '' GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER users_channels_counted AFTER INSERT ON users WHEN NEW.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'arrived', coalesce(NEW.arrived_by, 'unknown'), 1 WHERE true
  UNION ALL SELECT 'web', '', 1 WHERE NEW.web_at IS NOT NULL
  UNION ALL SELECT 'active_by', NEW.last_active_by || ' ' || substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.last_active_by <> '' AND NEW.last_active_at <> ''
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_channels_recounted AFTER UPDATE OF is_admin, arrived_by, web_at, last_active_at, last_active_by ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.arrived_by IS NOT NEW.arrived_by OR (OLD.web_at IS NULL) <> (NEW.web_at IS NULL)
  OR OLD.last_active_by IS NOT NEW.last_active_by OR substr(OLD.last_active_at, 1, 13) IS NOT substr(NEW.last_active_at, 1, 13) BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'arrived' AS name, coalesce(OLD.arrived_by, 'unknown') AS key, -1 AS d WHERE OLD.is_admin = 0
    UNION ALL SELECT 'web', '', -1 WHERE OLD.is_admin = 0 AND OLD.web_at IS NOT NULL
    UNION ALL SELECT 'active_by', OLD.last_active_by || ' ' || substr(OLD.last_active_at, 1, 13), -1 WHERE OLD.is_admin = 0 AND OLD.last_active_by <> '' AND OLD.last_active_at <> ''
    UNION ALL SELECT 'arrived', coalesce(NEW.arrived_by, 'unknown'), 1 WHERE NEW.is_admin = 0
    UNION ALL SELECT 'web', '', 1 WHERE NEW.is_admin = 0 AND NEW.web_at IS NOT NULL
    UNION ALL SELECT 'active_by', NEW.last_active_by || ' ' || substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.is_admin = 0 AND NEW.last_active_by <> '' AND NEW.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_channels_uncounted BEFORE DELETE ON users WHEN OLD.is_admin = 0 BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'arrived' AND key = coalesce(OLD.arrived_by, 'unknown');
  UPDATE counters SET n = n - 1 WHERE name = 'web' AND key = '' AND OLD.web_at IS NOT NULL;
  UPDATE counters SET n = n - 1 WHERE name = 'active_by' AND key = OLD.last_active_by || ' ' || substr(OLD.last_active_at, 1, 13) AND OLD.last_active_at <> '';
END;
--> statement-breakpoint
-- What did not go has taken nobody's day.
CREATE TRIGGER told_days_freed AFTER UPDATE OF state ON sms_messages WHEN NEW.state IN ('failed', 'skipped') AND NEW.campaign_id IS NOT NULL BEGIN
  DELETE FROM told_days WHERE user_id = NEW.user_id AND about = 'sms:' || NEW.campaign_id;
END;
