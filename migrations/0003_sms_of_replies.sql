ALTER TABLE `sms_messages` ADD `reply_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sms_once_a_reply` ON `sms_messages` (`reply_id`,`user_id`) WHERE reply_id is not null;--> statement-breakpoint
UPDATE OR IGNORE sms_messages SET reply_id = (
  SELECT n.data ->> '$.replyId' FROM notifications AS n
  WHERE n.user_id = sms_messages.user_id AND n.type = 'community_reply' AND n.created_at <= sms_messages.created_at
  ORDER BY n.created_at DESC LIMIT 1
) WHERE kind = 'reply';--> statement-breakpoint
CREATE TRIGGER replies_untold BEFORE DELETE ON replies BEGIN
  DELETE FROM sms_messages WHERE reply_id = OLD.id AND state IN ('queued', 'held');
  UPDATE sms_messages SET text = '', reply_id = NULL WHERE reply_id = OLD.id;
  DELETE FROM notifications WHERE type = 'community_reply' AND data ->> '$.replyId' = +OLD.id;
END;
