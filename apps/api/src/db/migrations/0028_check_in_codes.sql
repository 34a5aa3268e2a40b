ALTER TABLE "kiosk_check_ins" DROP CONSTRAINT "kiosk_check_ins_marks";--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD COLUMN "code_step" integer;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD COLUMN "seen_by" bigint;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_seen_by_managers_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_seen" CHECK (("kiosk_check_ins"."seen_at" is null) = ("kiosk_check_ins"."seen_by" is null));--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_marks" CHECK ("kiosk_check_ins"."marks" <@ '["together","no-seat","waited","not-written","code-again","code-wrong"]'::jsonb);