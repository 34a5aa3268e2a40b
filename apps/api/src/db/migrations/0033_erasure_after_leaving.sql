CREATE TABLE "erasure_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "erasure_settings_single_row" CHECK ("erasure_settings"."id" = 1),
	CONSTRAINT "erasure_settings_value_is_object" CHECK (jsonb_typeof("erasure_settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "erasure_settings" ADD CONSTRAINT "erasure_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.settings', 'meals.edit', 'meals.prices', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'students.erasure', 'attendance.fill', 'reports.remark', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change', 'settings.change', 'points.settings', 'accounts.change'));--> statement-breakpoint
-- When those left who have left already: as the log knows it, or else the day of their last change, which is not before it.
UPDATE "students" s SET "left_on" = coalesce(
  (SELECT coalesce((a."after" ->> 'lastDay')::date, (a."at" AT TIME ZONE 'Asia/Seoul')::date) FROM "audit_log" a
    WHERE a."entity" = 'students' AND a."entity_id" = s."id"::text AND a."after" ->> 'status' = 'LEFT' AND a."before" ->> 'status' IS DISTINCT FROM 'LEFT'
    ORDER BY a."id" DESC LIMIT 1),
  (s."updated_at" AT TIME ZONE 'Asia/Seoul')::date)
WHERE s."status" = 'LEFT' AND s."erased_at" IS NULL;
