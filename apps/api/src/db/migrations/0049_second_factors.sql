CREATE TABLE "second_factor_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"policy" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "second_factor_settings_single_row" CHECK ("second_factor_settings"."id" = 1),
	CONSTRAINT "second_factor_settings_policy" CHECK ("second_factor_settings"."policy" in ('OFF', 'OPTIONAL', 'ADMINS'))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"manager_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factor_settings" ADD CONSTRAINT "second_factor_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_manager_id_managers_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."managers"("id") ON DELETE cascade ON UPDATE no action;