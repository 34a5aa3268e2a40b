ALTER TYPE "message_kind" ADD VALUE 'point-confirmation';--> statement-breakpoint
ALTER TABLE "point_presets" ADD COLUMN "asks_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_points" ADD COLUMN "asks_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_points" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "student_points_unconfirmed_idx" ON "student_points" USING btree ("student_id") WHERE "student_points"."asks_confirmation" and "student_points"."confirmed_at" is null and "student_points"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "point_presets" ADD CONSTRAINT "point_presets_confirmation" CHECK ("point_type" = 'PENALTY' or not "asks_confirmation");--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_confirmation" CHECK (("asks_confirmation" and "point_type" = 'PENALTY') or (not "asks_confirmation" and "confirmed_at" is null));