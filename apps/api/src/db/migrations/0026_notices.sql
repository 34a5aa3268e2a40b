CREATE TABLE "guardian_consents" (
	"phone" text PRIMARY KEY NOT NULL,
	"agreed_on" date NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" bigint,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "guardian_consents_phone_is_digits" CHECK ("guardian_consents"."phone" ~ '^[0-9]{9,11}$')
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "notice_settings_single_row" CHECK ("notice_settings"."id" = 1),
	CONSTRAINT "notice_settings_value_is_object" CHECK (jsonb_typeof("notice_settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_failure";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "student_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_noted_by_managers_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_student_idx" ON "messages" USING btree ("student_id","id") WHERE "messages"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_sent_at_idx" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_recipient_idx" ON "messages" USING btree ("recipient") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('order', 'test', 'arrived', 'left', 'out', 'back', 'missing'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('mail', 'copy', 'sms', 'alimtalk'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_failure" CHECK ("messages"."failure" in ('not-set-up', 'unreachable', 'login-refused', 'recipient-refused', 'refused', 'too-late', 'replaced', 'no-balance', 'taken-back', 'stopped'));