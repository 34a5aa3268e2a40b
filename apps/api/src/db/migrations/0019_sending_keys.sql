CREATE TABLE "sending_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sender" text,
	"key_end" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" bigint,
	CONSTRAINT "sending_keys_name" CHECK ("name" in ('text', 'mail', 'push'))
);
--> statement-breakpoint
ALTER TABLE "sending_keys" ADD CONSTRAINT "sending_keys_saved_by_managers_id_fk" FOREIGN KEY ("saved_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;