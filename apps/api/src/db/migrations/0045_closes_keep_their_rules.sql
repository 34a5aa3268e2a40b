ALTER TABLE "kiosk_check_ins" DROP CONSTRAINT "kiosk_check_ins_marks";--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "attendance_days" ADD COLUMN "closed_periods" jsonb;--> statement-breakpoint
ALTER TABLE "attendance_days" ADD COLUMN "closed_grace" smallint;--> statement-breakpoint
ALTER TABLE "attendance_days" ADD COLUMN "closed_roll" bigint[];--> statement-breakpoint
ALTER TABLE "attendance_days" ADD COLUMN "closed_open" jsonb;--> statement-breakpoint
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_closed_by" CHECK ("attendance_days"."closed_at" is not null or num_nonnulls("attendance_days"."closed_periods", "attendance_days"."closed_grace", "attendance_days"."closed_roll", "attendance_days"."closed_open") = 0);--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_marks" CHECK ("kiosk_check_ins"."marks" <@ '["together","no-seat","waited","not-written","day-closed","code-again","code-wrong"]'::jsonb);--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.settings', 'meals.edit', 'meals.prices', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'students.erasure', 'attendance.fill', 'attendance.close', 'reports.remark', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change', 'settings.change', 'points.settings', 'accounts.change'));--> statement-breakpoint
-- Who was in the sheet of a closed day: the close wrote something of everybody.
UPDATE "attendance_days" d SET "closed_roll" = (
  SELECT array_agg(s."student_id") FROM (
    SELECT m."student_id" FROM "attendance_marks" m WHERE m."date" = d."date"
    UNION SELECT t."student_id" FROM "attendance_visits" t WHERE t."date" = d."date"
  ) s
) WHERE d."closed_at" IS NOT NULL;--> statement-breakpoint
-- What a close worked out was written as marks, in its own moment and by whom it was: they go, and the cell says again what a person wrote in it before.
UPDATE "attendance_marks" m SET "status" = p."status", "excused" = p."excused", "note" = p."note", "version" = p."version", "at" = p."at", "by_manager_id" = p."by_manager_id"
FROM "attendance_mark_versions" v
JOIN "audit_log" a ON a."action" = 'close-day' AND a."entity" = 'attendance' AND a."entity_id" = v."date"::text AND a."at" = v."at" AND a."actor_id" = v."by_manager_id"
JOIN "attendance_mark_versions" p ON (p."date", p."student_id", p."period", p."version") = (v."date", v."student_id", v."period", v."version" - 1)
WHERE v."made_at" = v."at" AND v."reason" IS NULL AND (m."date", m."student_id", m."period", m."version") = (v."date", v."student_id", v."period", v."version");--> statement-breakpoint
WITH derived AS (
  SELECT v."date", v."student_id", v."period", v."version" FROM "attendance_mark_versions" v
  JOIN "audit_log" a ON a."action" = 'close-day' AND a."entity" = 'attendance' AND a."entity_id" = v."date"::text AND a."at" = v."at" AND a."actor_id" = v."by_manager_id"
  WHERE v."made_at" = v."at" AND v."reason" IS NULL
), versions AS (
  DELETE FROM "attendance_mark_versions" v USING derived d WHERE (v."date", v."student_id", v."period", v."version") = (d."date", d."student_id", d."period", d."version")
)
DELETE FROM "attendance_marks" m USING derived d WHERE (m."date", m."student_id", m."period", m."version") = (d."date", d."student_id", d."period", d."version");--> statement-breakpoint
-- It also wrote when those left who were not seen off: at the end of the last period, or at the close. Other times of that moment are of students who were out, and left then.
UPDATE "attendance_visits" t SET "left_at" = NULL
FROM "audit_log" a
WHERE a."action" = 'close-day' AND a."entity" = 'attendance' AND a."entity_id" = t."date"::text AND a."at" = t."at" AND a."actor_id" = t."by_manager_id" AND t."version" > 1
  AND t."left_at" IN (
    to_char(a."at" AT TIME ZONE 'Asia/Seoul', 'HH24:MI'),
    coalesce((SELECT s."value" -> 'periods' -> CASE extract(isodow FROM t."date") WHEN 6 THEN 'saturday' WHEN 7 THEN 'sunday' ELSE 'weekday' END -> -1 ->> 'to' FROM "attendance_settings" s),
      CASE WHEN extract(isodow FROM t."date") < 6 THEN '21:50' ELSE '16:50' END)
  );
