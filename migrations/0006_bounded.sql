CREATE TABLE `sms_tallies` (
	`campaign_id` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`messages` integer NOT NULL,
	`segments` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `state`, `currency`),
	FOREIGN KEY (`campaign_id`) REFERENCES `sms_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `sms_final`;--> statement-breakpoint
CREATE INDEX `sms_sent` ON `sms_messages` (`sent_at`);--> statement-breakpoint
CREATE INDEX `sms_text_kept` ON `sms_messages` (`final_at`) WHERE text <> '';--> statement-breakpoint
CREATE INDEX `notifications_read` ON `notifications` (`created_at`) WHERE is_read = 1;--> statement-breakpoint
ALTER TABLE `sms_campaigns` DROP COLUMN `totals`;--> statement-breakpoint
INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
SELECT campaign_id, state, coalesce(substr(cost, 1, 3), ''), count(*), sum(segments), coalesce(sum(cast(round(substr(cost, 5) * 10000) AS integer)), 0)
FROM sms_messages WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER sms_tallied AFTER INSERT ON sms_messages WHEN NEW.campaign_id IS NOT NULL BEGIN
  INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
  VALUES (NEW.campaign_id, NEW.state, coalesce(substr(NEW.cost, 1, 3), ''), 1, NEW.segments, coalesce(cast(round(substr(NEW.cost, 5) * 10000) AS integer), 0))
  ON CONFLICT DO UPDATE SET messages = messages + 1, segments = segments + excluded.segments, paid = paid + excluded.paid;
END;
--> statement-breakpoint
CREATE TRIGGER sms_retallied AFTER UPDATE OF state, cost ON sms_messages
WHEN NEW.campaign_id IS NOT NULL AND (OLD.state <> NEW.state OR OLD.cost IS NOT NEW.cost) BEGIN
  UPDATE sms_tallies SET messages = messages - 1, segments = segments - OLD.segments, paid = paid - coalesce(cast(round(substr(OLD.cost, 5) * 10000) AS integer), 0)
  WHERE campaign_id = OLD.campaign_id AND state = OLD.state AND currency = coalesce(substr(OLD.cost, 1, 3), '');
  INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
  VALUES (NEW.campaign_id, NEW.state, coalesce(substr(NEW.cost, 1, 3), ''), 1, NEW.segments, coalesce(cast(round(substr(NEW.cost, 5) * 10000) AS integer), 0))
  ON CONFLICT DO UPDATE SET messages = messages + 1, segments = segments + excluded.segments, paid = paid + excluded.paid;
END;
--> statement-breakpoint
CREATE TRIGGER sms_untallied AFTER DELETE ON sms_messages WHEN OLD.campaign_id IS NOT NULL BEGIN
  UPDATE sms_tallies SET messages = messages - 1, segments = segments - OLD.segments, paid = paid - coalesce(cast(round(substr(OLD.cost, 5) * 10000) AS integer), 0)
  WHERE campaign_id = OLD.campaign_id AND state = OLD.state AND currency = coalesce(substr(OLD.cost, 1, 3), '');
END;
