CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	"logo_key" text GENERATED ALWAYS AS (case when "name" = 'academy' then "value" ->> 'logo' end) STORED,
	CONSTRAINT "settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_key_stored_pictures_key_fk" FOREIGN KEY ("logo_key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every academy keeps what it saved.
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'lunch-settings', "value", "version", "updated_at", "updated_by" FROM "lunch_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'schedule-settings', "value", "version", "updated_at", "updated_by" FROM "schedule_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'erasure-settings', "value", "version", "updated_at", "updated_by" FROM "erasure_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'attendance-settings', "value", "version", "updated_at", "updated_by" FROM "attendance_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'login-settings', "value", "version", "updated_at", "updated_by" FROM "login_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'notice-settings', "value", "version", "updated_at", "updated_by" FROM "notice_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'point-settings', "value", "version", "updated_at", "updated_by" FROM "point_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'seat-map', "value", "version", "updated_at", "updated_by" FROM "seat_maps";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'message-settings', "value" || jsonb_build_object('orderMailSince', to_char("order_mail_since" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), "version", "updated_at", "updated_by" FROM "message_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'mock-exam-settings', jsonb_build_object('subjectOptions', "subject_options", 'allowOnSiteExam', "allow_on_site_exam", 'paperOnlyNotice', "paper_only_notice"), "version", "updated_at", "updated_by" FROM "mock_exam_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'second-factor-settings', jsonb_build_object('policy', "policy"), "version", "updated_at", "updated_by" FROM "second_factor_settings";--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
  SELECT 'academy', jsonb_build_object('name', "name", 'companyLines', "company_lines", 'manualUrl', "manual_url", 'deskPhone', "desk_phone", 'channelUrl', "channel_url", 'logo', "logo_key"), "version", "updated_at", "updated_by" FROM "academy";--> statement-breakpoint
DROP TABLE "lunch_settings";--> statement-breakpoint
DROP TABLE "schedule_settings";--> statement-breakpoint
DROP TABLE "erasure_settings";--> statement-breakpoint
DROP TABLE "attendance_settings";--> statement-breakpoint
DROP TABLE "login_settings";--> statement-breakpoint
DROP TABLE "notice_settings";--> statement-breakpoint
DROP TABLE "point_settings";--> statement-breakpoint
DROP TABLE "seat_maps";--> statement-breakpoint
DROP TABLE "message_settings";--> statement-breakpoint
DROP TABLE "mock_exam_settings";--> statement-breakpoint
DROP TABLE "second_factor_settings";--> statement-breakpoint
DROP TABLE "academy";
