CREATE TABLE "seat_maps" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "seat_maps_single_row" CHECK ("seat_maps"."id" = 1),
	CONSTRAINT "seat_maps_value_is_object" CHECK (jsonb_typeof("seat_maps"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "seat_maps" ADD CONSTRAINT "seat_maps_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_seat_left_idx" ON "audit_log" USING btree (lower(translate(("before" ->> 'seat'), ' -', '')),"id") WHERE "audit_log"."entity" = 'students' and ("audit_log"."before" ->> 'seat') is distinct from ("audit_log"."after" ->> 'seat');--> statement-breakpoint
CREATE INDEX "audit_log_seat_taken_idx" ON "audit_log" USING btree (lower(translate(("after" ->> 'seat'), ' -', '')),"id") WHERE "audit_log"."entity" = 'students' and ("audit_log"."before" ->> 'seat') is distinct from ("audit_log"."after" ->> 'seat');