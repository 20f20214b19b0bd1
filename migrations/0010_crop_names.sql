-- Other names of a crop are rows, which triggers join, and no longer part of their text: a new one needs no migration.
CREATE TABLE `crop_names` (
	`name` text PRIMARY KEY NOT NULL,
	`canonical` text NOT NULL
);
--> statement-breakpoint
INSERT INTO crop_names (name, canonical) VALUES ('bananas', 'banana'), ('onions', 'onion'), ('peppers', 'pepper'), ('tomatoes', 'tomato');
--> statement-breakpoint
-- What each farmer grows, a row for each time it is said: among the primary crops (no crop_id) or by a crop row.
CREATE VIEW crops_grown AS
SELECT users.id AS user_id, NULL AS crop_id, coalesce(canonical, value) AS crop
FROM users JOIN json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']') LEFT JOIN crop_names ON crop_names.name = value
WHERE is_admin = 0 AND value <> ''
UNION ALL
SELECT user_id, crops.id, coalesce(canonical, crop_type)
FROM crops JOIN users ON users.id = user_id LEFT JOIN crop_names ON crop_names.name = crop_type
WHERE is_admin = 0;
--> statement-breakpoint
CREATE VIEW advice_answers AS
SELECT advisories.id AS advisory_id, answer, coalesce(canonical, crop_type) || '/' || category AS about
FROM advisories JOIN (SELECT 'useful' AS answer UNION ALL SELECT 'not_useful' UNION ALL SELECT 'done')
LEFT JOIN crop_names ON crop_names.name = crop_type
WHERE CASE answer WHEN 'useful' THEN useful = 1 WHEN 'not_useful' THEN useful = 0 ELSE done = 1 END;
--> statement-breakpoint
DROP TRIGGER users_counted;
--> statement-breakpoint
DROP TRIGGER users_crops_recounted;
--> statement-breakpoint
DROP TRIGGER users_uncounted;
--> statement-breakpoint
DROP TRIGGER crops_counted;
--> statement-breakpoint
DROP TRIGGER crops_uncounted;
--> statement-breakpoint
DROP TRIGGER crops_renamed_from;
--> statement-breakpoint
DROP TRIGGER crops_renamed_to;
--> statement-breakpoint
DROP TRIGGER advice_counted;
--> statement-breakpoint
DROP TRIGGER advice_recounted;
--> statement-breakpoint
DROP TRIGGER advice_uncounted;
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'farmers', '', 1 WHERE true
  UNION ALL
  SELECT 'region', NEW.region, 1 WHERE NEW.region <> ''
  UNION ALL
  SELECT 'active', substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.last_active_at <> ''
  UNION ALL
  SELECT DISTINCT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_crops_recounted AFTER UPDATE OF is_admin, primary_crops ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.primary_crops IS NOT NEW.primary_crops BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, sum(d) FROM (
    SELECT coalesce(canonical, value) AS crop, -1 AS d
    FROM json_each('[' || replace(json_quote(OLD.primary_crops), ',', '","') || ']') LEFT JOIN crop_names ON crop_names.name = value WHERE OLD.is_admin = 0 AND value <> ''
    UNION
    SELECT coalesce(canonical, crop_type), -1
    FROM crops LEFT JOIN crop_names ON crop_names.name = crop_type WHERE user_id = OLD.id AND OLD.is_admin = 0
    UNION
    SELECT crop, 1 FROM crops_grown WHERE user_id = NEW.id
  ) GROUP BY crop HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
-- Before, while the crop rows are still there; the cascade that then removes them finds no farmer and counts nothing.
CREATE TRIGGER users_uncounted BEFORE DELETE ON users WHEN OLD.is_admin = 0 BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'farmers' AND key = '';
  UPDATE counters SET n = n - 1 WHERE name = 'region' AND key = OLD.region;
  UPDATE counters SET n = n - 1 WHERE name = 'active' AND key = substr(OLD.last_active_at, 1, 13);
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key IN (SELECT crop FROM crops_grown WHERE user_id = OLD.id);
END;
--> statement-breakpoint
-- Counted when no other row says it, nor the profile.
CREATE TRIGGER crops_counted AFTER INSERT ON crops BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.user_id
  GROUP BY crop HAVING count(*) = 1 AND max(crop_id) = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER crops_uncounted AFTER DELETE ON crops WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  AND key NOT IN (SELECT crop FROM crops_grown WHERE user_id = OLD.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER crops_renamed AFTER UPDATE OF crop_type ON crops WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  AND key NOT IN (SELECT crop FROM crops_grown WHERE user_id = OLD.user_id);
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, 1 FROM crops_grown WHERE user_id = NEW.user_id AND crop <> coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type)
  GROUP BY crop HAVING count(*) = 1 AND max(crop_id) = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_counted AFTER INSERT ON advisories WHEN NEW.useful IS NOT NULL OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT answer, about, 1 FROM advice_answers WHERE advisory_id = NEW.id
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_recounted AFTER UPDATE OF useful, done, crop_type, category ON advisories
WHEN OLD.useful IS NOT NULL OR NEW.useful IS NOT NULL OR OLD.done = 1 OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT answer, about, sum(d) FROM (
    SELECT answer, coalesce((SELECT canonical FROM crop_names WHERE name = OLD.crop_type), OLD.crop_type) || '/' || OLD.category AS about, -1 AS d
    FROM (SELECT iif(OLD.useful, 'useful', 'not_useful') AS answer WHERE OLD.useful IS NOT NULL UNION ALL SELECT 'done' WHERE OLD.done = 1)
    UNION ALL
    SELECT answer, about, 1 FROM advice_answers WHERE advisory_id = NEW.id
  ) GROUP BY answer, about HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_uncounted BEFORE DELETE ON advisories WHEN OLD.useful IS NOT NULL OR OLD.done = 1 BEGIN
  UPDATE counters SET n = n - 1 WHERE (name, key) IN (SELECT answer, about FROM advice_answers WHERE advisory_id = OLD.id);
END;
