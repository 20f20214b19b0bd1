CREATE TABLE `failover` (
	`epoch` integer PRIMARY KEY NOT NULL,
	`began_after` integer NOT NULL,
	`writes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `unconfirmed_writes` (
	`write` integer NOT NULL,
	`part` integer NOT NULL,
	`statements` text NOT NULL,
	PRIMARY KEY(`write`, `part`)
);
