ALTER TABLE "attachments" DROP CONSTRAINT "attachments_key_unique";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_position";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "schedule_id" bigint;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_schedule_id_regular_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."regular_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_schedule_idx" ON "attachments" USING btree ("schedule_id","position");--> statement-breakpoint
CREATE INDEX "attachments_key_idx" ON "attachments" USING btree ("key");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_position" CHECK (num_nonnulls("attachments"."reason_id", "attachments"."schedule_id") = ("attachments"."position" > 0)::int);