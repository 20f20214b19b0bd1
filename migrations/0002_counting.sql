-- Running totals for the dashboard, and the counts of likes and replies, kept by the database itself: exact whoever
-- writes (service, command line, a cascade from a deleted account). A farmer is a user who is not an administrator.
-- `crop` counts farmers who grow a crop: named among their primary crops or tracked as a crop row, each farmer once.
-- Other names of a crop (CROPS in src/contracts/crops.ts) count as the crop; a test holds the two lists together.
INSERT INTO counters (name, key, n) SELECT 'farmers', '', count(*) FROM users WHERE is_admin = 0 GROUP BY is_admin;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'posts', '', count(*) FROM posts GROUP BY 1;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'region', region, count(*) FROM users WHERE is_admin = 0 AND region <> '' GROUP BY region;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'active', substr(last_active_at, 1, 13), count(*) FROM users WHERE is_admin = 0 AND last_active_at <> '' GROUP BY 2;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'crop', crop, count(*) FROM (
  SELECT users.id, CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END AS crop
  FROM users, json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']') WHERE is_admin = 0 AND value <> ''
  UNION
  SELECT user_id, CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END
  FROM crops JOIN users ON users.id = user_id WHERE is_admin = 0
) GROUP BY crop;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'useful', (CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END) || '/' || category, count(*) FROM advisories WHERE useful = 1 GROUP BY 2;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'not_useful', (CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END) || '/' || category, count(*) FROM advisories WHERE useful = 0 GROUP BY 2;
--> statement-breakpoint
INSERT INTO counters (name, key, n) SELECT 'done', (CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END) || '/' || category, count(*) FROM advisories WHERE done = 1 GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER counters_empty AFTER UPDATE OF n ON counters WHEN NEW.n <= 0 BEGIN
  DELETE FROM counters WHERE name = NEW.name AND key = NEW.key;
END;
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'farmers' AS name, '' AS key, 1 AS d WHERE NEW.is_admin = 0
    UNION ALL
    SELECT 'region', NEW.region, 1 WHERE NEW.is_admin = 0 AND NEW.region <> ''
    UNION ALL
    SELECT 'active', substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.is_admin = 0 AND NEW.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, sum(d) FROM (
    SELECT CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END AS crop, 1 AS d
    FROM json_each('[' || replace(json_quote(NEW.primary_crops), ',', '","') || ']') WHERE NEW.is_admin = 0 AND value <> ''
    UNION
    SELECT CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END, 1
    FROM crops WHERE user_id = NEW.id AND NEW.is_admin = 0
  ) GROUP BY crop HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_recounted AFTER UPDATE OF is_admin, region, last_active_at ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.region IS NOT NEW.region
  OR substr(OLD.last_active_at, 1, 13) IS NOT substr(NEW.last_active_at, 1, 13) BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'farmers' AS name, '' AS key, -1 AS d WHERE OLD.is_admin = 0
    UNION ALL
    SELECT 'region', OLD.region, -1 WHERE OLD.is_admin = 0 AND OLD.region <> ''
    UNION ALL
    SELECT 'active', substr(OLD.last_active_at, 1, 13), -1 WHERE OLD.is_admin = 0 AND OLD.last_active_at <> ''
    UNION ALL
    SELECT 'farmers' AS name, '' AS key, 1 AS d WHERE NEW.is_admin = 0
    UNION ALL
    SELECT 'region', NEW.region, 1 WHERE NEW.is_admin = 0 AND NEW.region <> ''
    UNION ALL
    SELECT 'active', substr(NEW.last_active_at, 1, 13), 1 WHERE NEW.is_admin = 0 AND NEW.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_crops_recounted AFTER UPDATE OF is_admin, primary_crops ON users
WHEN OLD.is_admin <> NEW.is_admin OR OLD.primary_crops IS NOT NEW.primary_crops BEGIN
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, sum(d) FROM (
    SELECT CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END AS crop, -1 AS d
    FROM json_each('[' || replace(json_quote(OLD.primary_crops), ',', '","') || ']') WHERE OLD.is_admin = 0 AND value <> ''
    UNION
    SELECT CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END, -1
    FROM crops WHERE user_id = OLD.id AND OLD.is_admin = 0
    UNION
    SELECT CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END AS crop, 1 AS d
    FROM json_each('[' || replace(json_quote(NEW.primary_crops), ',', '","') || ']') WHERE NEW.is_admin = 0 AND value <> ''
    UNION
    SELECT CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END, 1
    FROM crops WHERE user_id = NEW.id AND NEW.is_admin = 0
  ) GROUP BY crop HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
-- Before, while the crop rows are still there; the cascade that then removes them finds no farmer and counts nothing.
CREATE TRIGGER users_uncounted BEFORE DELETE ON users WHEN OLD.is_admin = 0 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'farmers' AS name, '' AS key, -1 AS d WHERE OLD.is_admin = 0
    UNION ALL
    SELECT 'region', OLD.region, -1 WHERE OLD.is_admin = 0 AND OLD.region <> ''
    UNION ALL
    SELECT 'active', substr(OLD.last_active_at, 1, 13), -1 WHERE OLD.is_admin = 0 AND OLD.last_active_at <> ''
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (name, key, n)
  SELECT 'crop', crop, sum(d) FROM (
    SELECT CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END AS crop, -1 AS d
    FROM json_each('[' || replace(json_quote(OLD.primary_crops), ',', '","') || ']') WHERE OLD.is_admin = 0 AND value <> ''
    UNION
    SELECT CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END, -1
    FROM crops WHERE user_id = OLD.id AND OLD.is_admin = 0
  ) GROUP BY crop HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER crops_counted AFTER INSERT ON crops WHEN EXISTS (
  SELECT 1 FROM users WHERE id = NEW.user_id AND is_admin = 0
  AND NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']')
    WHERE CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END = CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END
  )
  AND NOT EXISTS (
    SELECT 1 FROM crops WHERE user_id = NEW.user_id AND id <> NEW.id
    AND CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END = CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END
  )
) BEGIN
  INSERT INTO counters (name, key, n) VALUES ('crop', CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END, 1)
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER crops_uncounted AFTER DELETE ON crops WHEN EXISTS (
  SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0
  AND NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']')
    WHERE CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END
  )
  AND NOT EXISTS (
    SELECT 1 FROM crops WHERE user_id = OLD.user_id AND id <> OLD.id
    AND CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END
  )
) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END;
END;
--> statement-breakpoint
CREATE TRIGGER crops_renamed_from AFTER UPDATE OF crop_type ON crops WHEN (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) <> (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) AND EXISTS (
  SELECT 1 FROM users WHERE id = OLD.user_id AND is_admin = 0
  AND NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']')
    WHERE CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END
  )
  AND NOT EXISTS (
    SELECT 1 FROM crops WHERE user_id = OLD.user_id AND id <> OLD.id
    AND CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END
  )
) BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'crop' AND key = CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END;
END;
--> statement-breakpoint
CREATE TRIGGER crops_renamed_to AFTER UPDATE OF crop_type ON crops WHEN (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) <> (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) AND EXISTS (
  SELECT 1 FROM users WHERE id = NEW.user_id AND is_admin = 0
  AND NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(json_quote(users.primary_crops), ',', '","') || ']')
    WHERE CASE value WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE value END = CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END
  )
  AND NOT EXISTS (
    SELECT 1 FROM crops WHERE user_id = NEW.user_id AND id <> NEW.id
    AND CASE crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE crop_type END = CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END
  )
) BEGIN
  INSERT INTO counters (name, key, n) VALUES ('crop', CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END, 1)
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_counted AFTER INSERT ON advisories WHEN NEW.useful IS NOT NULL OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'useful' AS name, (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category AS key, 1 AS d WHERE NEW.useful = 1
    UNION ALL
    SELECT 'not_useful', (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category, 1 WHERE NEW.useful = 0
    UNION ALL
    SELECT 'done', (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category, 1 WHERE NEW.done = 1
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_recounted AFTER UPDATE OF useful, done, crop_type, category ON advisories
WHEN OLD.useful IS NOT NULL OR NEW.useful IS NOT NULL OR OLD.done = 1 OR NEW.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'useful' AS name, (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category AS key, -1 AS d WHERE OLD.useful = 1
    UNION ALL
    SELECT 'not_useful', (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category, -1 WHERE OLD.useful = 0
    UNION ALL
    SELECT 'done', (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category, -1 WHERE OLD.done = 1
    UNION ALL
    SELECT 'useful' AS name, (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category AS key, 1 AS d WHERE NEW.useful = 1
    UNION ALL
    SELECT 'not_useful', (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category, 1 WHERE NEW.useful = 0
    UNION ALL
    SELECT 'done', (CASE NEW.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE NEW.crop_type END) || '/' || NEW.category, 1 WHERE NEW.done = 1
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER advice_uncounted AFTER DELETE ON advisories WHEN OLD.useful IS NOT NULL OR OLD.done = 1 BEGIN
  INSERT INTO counters (name, key, n)
  SELECT name, key, sum(d) FROM (
    SELECT 'useful' AS name, (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category AS key, -1 AS d WHERE OLD.useful = 1
    UNION ALL
    SELECT 'not_useful', (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category, -1 WHERE OLD.useful = 0
    UNION ALL
    SELECT 'done', (CASE OLD.crop_type WHEN 'bananas' THEN 'banana' WHEN 'tomatoes' THEN 'tomato' WHEN 'onions' THEN 'onion' WHEN 'peppers' THEN 'pepper' ELSE OLD.crop_type END) || '/' || OLD.category, -1 WHERE OLD.done = 1
  ) GROUP BY name, key HAVING sum(d) <> 0
  ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT ON posts BEGIN
  INSERT INTO counters (name, key, n) VALUES ('posts', '', 1) ON CONFLICT (name, key) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts BEGIN
  UPDATE counters SET n = n - 1 WHERE name = 'posts' AND key = '';
END;
--> statement-breakpoint
CREATE TRIGGER replies_counted AFTER INSERT ON replies BEGIN
  UPDATE posts SET reply_count = reply_count + 1 WHERE id = NEW.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_uncounted AFTER DELETE ON replies BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE id = OLD.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER likes_counted AFTER INSERT ON post_likes BEGIN
  UPDATE posts SET likes = likes + 1 WHERE id = NEW.post_id;
  UPDATE replies SET likes = likes + 1 WHERE id = NEW.reply_id;
END;
--> statement-breakpoint
CREATE TRIGGER likes_uncounted AFTER DELETE ON post_likes BEGIN
  UPDATE posts SET likes = likes - 1 WHERE id = OLD.post_id;
  UPDATE replies SET likes = likes - 1 WHERE id = OLD.reply_id;
END;
--> statement-breakpoint
-- A picture goes with the last post or reply that shows it: `/images/` + its id + `.webp`.
CREATE TRIGGER posts_image_unused AFTER DELETE ON posts WHEN OLD.image_url IS NOT NULL BEGIN
  DELETE FROM images WHERE id = substr(OLD.image_url, 9, 64)
  AND NOT EXISTS (SELECT 1 FROM posts WHERE image_url = OLD.image_url)
  AND NOT EXISTS (SELECT 1 FROM replies WHERE image_url = OLD.image_url);
END;
--> statement-breakpoint
CREATE TRIGGER replies_image_unused AFTER DELETE ON replies WHEN OLD.image_url IS NOT NULL BEGIN
  DELETE FROM images WHERE id = substr(OLD.image_url, 9, 64)
  AND NOT EXISTS (SELECT 1 FROM posts WHERE image_url = OLD.image_url)
  AND NOT EXISTS (SELECT 1 FROM replies WHERE image_url = OLD.image_url);
END;
