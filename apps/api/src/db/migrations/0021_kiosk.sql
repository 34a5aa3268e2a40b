CREATE TABLE "kiosk_check_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_check_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kiosk_id" bigint NOT NULL,
	"key" text NOT NULL,
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"written" boolean NOT NULL,
	"marks" jsonb NOT NULL,
	CONSTRAINT "kiosk_check_ins_action" CHECK ("kiosk_check_ins"."action" in ('arrive', 'go-out', 'come-back', 'leave')),
	CONSTRAINT "kiosk_check_ins_marks" CHECK ("kiosk_check_ins"."marks" <@ '["together","no-seat","waited","not-written"]'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" bigint NOT NULL,
	"code_hash" text,
	"code_until" timestamp (3) with time zone,
	"token_hash" text,
	"paired_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "kiosks_paired" CHECK (("kiosks"."paired_at" is null) = ("kiosks"."token_hash" is null)),
	CONSTRAINT "kiosks_code" CHECK (("kiosks"."code_hash" is null) = ("kiosks"."code_until" is null))
);
--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD COLUMN "by_kiosk_id" bigint;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_kiosk_id_kiosks_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_added_by_managers_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_check_ins_key" ON "kiosk_check_ins" USING btree ("key");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_day_idx" ON "kiosk_check_ins" USING btree ("date");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_kiosk_idx" ON "kiosk_check_ins" USING btree ("kiosk_id","at");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_student_idx" ON "kiosk_check_ins" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_token_key" ON "kiosks" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_code_key" ON "kiosks" USING btree ("code_hash");--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_by_kiosk_id_kiosks_id_fk" FOREIGN KEY ("by_kiosk_id") REFERENCES "public"."kiosks"("id") ON DELETE no action ON UPDATE no action;