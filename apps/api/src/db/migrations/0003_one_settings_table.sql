CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	"logo_key" text GENERATED ALWAYS AS (case when "name" = 'academy' then "value" ->> 'logo' end) STORED,
	CONSTRAINT "settings_value_is_object" CHECK (jsonb_typeof("settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_key_stored_pictures_key_fk" FOREIGN KEY ("logo_key") REFERENCES "public"."stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
DROP TABLE "academy";--> statement-breakpoint

-- The release before reads and writes its tables while it is replaced: views of their rows under the
-- old names, for one release.
CREATE FUNCTION "save_setting"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given jsonb := to_jsonb(NEW);
  whole jsonb := given -> 'value';
BEGIN
  IF TG_TABLE_NAME = 'message_settings' THEN
    whole := whole || jsonb_build_object('orderMailSince', to_char((given ->> 'order_mail_since')::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  ELSIF TG_TABLE_NAME = 'mock_exam_settings' THEN
    whole := jsonb_build_object('subjectOptions', given -> 'subject_options', 'allowOnSiteExam', given -> 'allow_on_site_exam', 'paperOnlyNotice', given -> 'paper_only_notice');
  ELSIF TG_TABLE_NAME = 'academy' THEN
    whole := jsonb_build_object('name', given -> 'name', 'companyLines', given -> 'company_lines', 'manualUrl', given -> 'manual_url', 'deskPhone', given -> 'desk_phone', 'channelUrl', given -> 'channel_url', 'logo', given -> 'logo_key');
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "settings" ("name", "value", "version", "updated_at", "updated_by")
      VALUES (TG_ARGV[0], whole, coalesce(NEW."version", 1), coalesce(NEW."updated_at", now()), NEW."updated_by") ON CONFLICT DO NOTHING;
  ELSE
    UPDATE "settings" SET "value" = whole, "version" = NEW."version", "updated_at" = NEW."updated_at", "updated_by" = NEW."updated_by"
      WHERE "name" = TG_ARGV[0] AND "version" = OLD."version";
  END IF;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE VIEW "lunch_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'lunch-settings';--> statement-breakpoint
CREATE TRIGGER "lunch_settings_save" INSTEAD OF INSERT OR UPDATE ON "lunch_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('lunch-settings');--> statement-breakpoint
CREATE VIEW "schedule_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'schedule-settings';--> statement-breakpoint
CREATE TRIGGER "schedule_settings_save" INSTEAD OF INSERT OR UPDATE ON "schedule_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('schedule-settings');--> statement-breakpoint
CREATE VIEW "erasure_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'erasure-settings';--> statement-breakpoint
CREATE TRIGGER "erasure_settings_save" INSTEAD OF INSERT OR UPDATE ON "erasure_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('erasure-settings');--> statement-breakpoint
CREATE VIEW "attendance_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'attendance-settings';--> statement-breakpoint
CREATE TRIGGER "attendance_settings_save" INSTEAD OF INSERT OR UPDATE ON "attendance_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('attendance-settings');--> statement-breakpoint
CREATE VIEW "login_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'login-settings';--> statement-breakpoint
CREATE TRIGGER "login_settings_save" INSTEAD OF INSERT OR UPDATE ON "login_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('login-settings');--> statement-breakpoint
CREATE VIEW "notice_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'notice-settings';--> statement-breakpoint
CREATE TRIGGER "notice_settings_save" INSTEAD OF INSERT OR UPDATE ON "notice_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('notice-settings');--> statement-breakpoint
CREATE VIEW "point_settings" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'point-settings';--> statement-breakpoint
CREATE TRIGGER "point_settings_save" INSTEAD OF INSERT OR UPDATE ON "point_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('point-settings');--> statement-breakpoint
CREATE VIEW "seat_maps" AS SELECT 1 AS "id", "value", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'seat-map';--> statement-breakpoint
CREATE TRIGGER "seat_maps_save" INSTEAD OF INSERT OR UPDATE ON "seat_maps" FOR EACH ROW EXECUTE FUNCTION "save_setting"('seat-map');--> statement-breakpoint
CREATE VIEW "message_settings" AS SELECT 1 AS "id", ("value" - 'orderMailSince') AS "value", ("value" ->> 'orderMailSince')::timestamptz(3) AS "order_mail_since", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'message-settings';--> statement-breakpoint
CREATE TRIGGER "message_settings_save" INSTEAD OF INSERT OR UPDATE ON "message_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('message-settings');--> statement-breakpoint
CREATE VIEW "mock_exam_settings" AS SELECT 1 AS "id", "value" ->> 'subjectOptions' AS "subject_options", ("value" ->> 'allowOnSiteExam')::boolean AS "allow_on_site_exam", "value" ->> 'paperOnlyNotice' AS "paper_only_notice", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'mock-exam-settings';--> statement-breakpoint
CREATE TRIGGER "mock_exam_settings_save" INSTEAD OF INSERT OR UPDATE ON "mock_exam_settings" FOR EACH ROW EXECUTE FUNCTION "save_setting"('mock-exam-settings');--> statement-breakpoint
CREATE VIEW "academy" AS SELECT 1 AS "id", "value" ->> 'name' AS "name", "value" -> 'companyLines' AS "company_lines", "value" ->> 'manualUrl' AS "manual_url", "value" ->> 'deskPhone' AS "desk_phone", "value" ->> 'channelUrl' AS "channel_url", "logo_key", "version", "updated_at", "updated_by" FROM "settings" WHERE "name" = 'academy';--> statement-breakpoint
CREATE TRIGGER "academy_save" INSTEAD OF INSERT OR UPDATE ON "academy" FOR EACH ROW EXECUTE FUNCTION "save_setting"('academy');
