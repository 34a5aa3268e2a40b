CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_single_row" CHECK ("installation"."id" = 1)
);
