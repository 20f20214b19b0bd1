ALTER TABLE `notifications` ADD `push_until` text;--> statement-breakpoint
UPDATE notifications SET push_until = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, CASE type WHEN 'weather_alert' THEN '+18 hours' ELSE '+72 hours' END)
WHERE id IN (SELECT notification_id FROM push_outbox);
--> statement-breakpoint
DROP TRIGGER notifications_pushed;
--> statement-breakpoint
-- What is to be pushed is written together with the notification, so that no process has to remember what it has seen. The row itself says whether it is: a new kind needs no migration.
CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications WHEN NEW.push_until IS NOT NULL BEGIN
  INSERT INTO push_outbox (notification_id, subscription_id, due_at)
  SELECT NEW.id, id, NEW.created_at FROM push_subscriptions WHERE user_id = NEW.user_id;
END;
