CREATE TYPE "message_channel" AS ENUM('mail', 'copy', 'sms', 'alimtalk', 'push');--> statement-breakpoint
CREATE TYPE "message_failure" AS ENUM('not-set-up', 'unreachable', 'login-refused', 'recipient-refused', 'refused', 'too-late', 'replaced', 'no-balance', 'taken-back', 'stopped', 'not-delivered', 'over-budget');--> statement-breakpoint
CREATE TYPE "message_kind" AS ENUM('order', 'test', 'arrived', 'left', 'early', 'out', 'back', 'missing', 'unpaid', 'decided', 'step', 'exam', 'notice', 'report', 'menu', 'cutoff', 'schedule-answer', 'reason-answer', 'seat-free');--> statement-breakpoint
CREATE TYPE "operation_kind" AS ENUM('meals.rules', 'meals.settings', 'meals.edit', 'meals.prices', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'students.erasure', 'attendance.fill', 'attendance.close', 'reports.remark', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change', 'settings.change', 'points.settings', 'accounts.change');--> statement-breakpoint
CREATE TABLE "second_factor_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"policy" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "second_factor_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "second_factor_settings_policy" CHECK ("policy" in ('OFF', 'OPTIONAL', 'ADMINS'))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"manager_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_failure";--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "message_kind" USING "kind"::"message_kind";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "channel" SET DATA TYPE "message_channel" USING "channel"::"message_channel";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "failure" SET DATA TYPE "message_failure" USING "failure"::"message_failure";--> statement-breakpoint
ALTER TABLE "operations" ALTER COLUMN "kind" SET DATA TYPE "operation_kind" USING "kind"::"operation_kind";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "student_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD COLUMN "renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operation_rows" ADD COLUMN "student_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "student_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "erasure_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor_settings" ADD CONSTRAINT "second_factor_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_manager_id_managers_id_fk" FOREIGN KEY ("manager_id") REFERENCES "managers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_students_idx" ON "audit_log" USING gin ("student_ids");--> statement-breakpoint
CREATE INDEX "messages_ask_idx" ON "messages" USING btree ("ask_at") WHERE "messages"."delivery" = 'asking';--> statement-breakpoint
CREATE INDEX "messages_undelivered_idx" ON "messages" USING btree ("settled_at") WHERE "messages"."delivery" = 'failed';--> statement-breakpoint
CREATE INDEX "operation_rows_students_idx" ON "operation_rows" USING gin ("student_ids");--> statement-breakpoint
CREATE INDEX "statement_rows_students_idx" ON "statement_rows" USING gin ("student_ids");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivery" CHECK ("delivery" in ('asking', 'delivered', 'failed', 'unknown'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivery_of_sent" CHECK ("delivery" is null or "state" = 'sent');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_asking_has_time" CHECK (("delivery" is not distinct from 'asking') = ("ask_at" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_settled_has_time" CHECK (coalesce("delivery" <> 'asking', false) = ("settled_at" is not null));
--> statement-breakpoint

-- The students whom a row of the log or of an operation concerns: by the thing that it is about, and
-- by every `studentId` in what it says. The one place that knows it: erasing, a student's history and
-- the retention read the columns that the triggers below fill.
CREATE FUNCTION "students_concerned"("thing" text, "thing_id" text, "was" jsonb, "became" jsonb) RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  ids bigint[] := ARRAY(SELECT word::bigint FROM unnest(string_to_array("thing_id", ' ')) AS word WHERE word ~ '^[1-9][0-9]{0,17}$');
  found bigint[] := '{}';
BEGIN
  IF "thing" IN ('students', 'student', 'reservations', 'reservation', 'deposits', 'attendance', 'kept-meals', 'given-up-meals', 'depositor-names', 'meal-price', 'report-remark')
    AND split_part("thing_id", ' ', 1) ~ '^[1-9][0-9]{0,17}$' OR "thing" = 'mark' THEN
    -- Before a day or an id of its own; of a mark behind its day.
    found := ids[1:1];
  ELSIF "thing" IN ('regular-schedules', 'schedules') THEN
    found := ARRAY(SELECT "student_id" FROM "regular_schedules" WHERE "id" = ANY (ids));
  ELSIF "thing" IN ('absence-reasons', 'reason') THEN
    found := ARRAY(SELECT "student_id" FROM "absence_reasons" WHERE "id" = ANY (ids));
  ELSIF "thing" IN ('mock-registrations', 'mock-registration', 'standing', 'mock-fee') THEN
    found := ARRAY(SELECT "student_id" FROM "mock_registrations" WHERE "id" = ANY (ids));
  ELSIF "thing" IN ('points', 'point', 'point-state') THEN
    found := ARRAY(SELECT "student_id" FROM "student_points" WHERE "id" = ANY (ids));
  ELSIF "thing" = 'attachments' THEN
    found := ARRAY(SELECT "student_id" FROM "attachments" WHERE "id" = ANY (ids));
  ELSIF "thing" = 'deposit-entry' THEN
    found := ARRAY(SELECT "student_id" FROM "deposit_entries" WHERE "id" = ANY (ids));
  ELSIF "thing" = 'messages' THEN
    -- A test goes to a number, whoever's it is.
    found := ARRAY(
      SELECT m."student_id" FROM "messages" m WHERE m."id" = ANY (ids) AND m."student_id" IS NOT NULL
      UNION SELECT g."student_id" FROM "messages" m JOIN "student_guardians" g ON g."phone" = m."recipient" WHERE m."id" = ANY (ids)
      UNION SELECT s."id" FROM "messages" m JOIN "students" s ON s."phone" = m."recipient" AND s."erased_at" IS NULL WHERE m."id" = ANY (ids)
    );
  ELSIF "thing" = 'statement-row' THEN
    found := ARRAY(SELECT unnest("student_ids") FROM "statement_rows" WHERE "id" = ANY (ids));
  ELSIF "thing" = 'session' THEN
    found := ARRAY(SELECT "subject_id" FROM "sessions" WHERE "id" = ANY (ids) AND "subject_kind" = 'student');
  ELSIF "thing" IN ('operations', 'student-imports') THEN
    found := ARRAY(SELECT unnest("student_ids") FROM "operation_rows" WHERE "operation_id" = ANY (ids));
  END IF;
  -- What a list was searched for: a name, or the end of a number.
  IF length("became" ->> 'q') > 1 THEN
    found := found || ARRAY(
      SELECT "id" FROM "students" WHERE "erased_at" IS NULL
        AND (strpos("name", "became" ->> 'q') > 0 OR strpos("became" ->> 'q', "name") > 0
          OR ("became" ->> 'q' ~ '^[0-9-]{4,}$' AND strpos("phone", replace("became" ->> 'q', '-', '')) > 0))
    );
  END IF;
  RETURN ARRAY(
    SELECT id FROM unnest(found) AS id
    UNION
    SELECT (named #>> '{}')::bigint FROM (VALUES ("was"), ("became")) AS facts (said),
      LATERAL (SELECT jsonb_path_query(said, '$.**.studentId') UNION SELECT jsonb_path_query(said, '$.**.studentIds[*]')) AS names (named)
      WHERE named #>> '{}' ~ '^[1-9][0-9]{0,17}$'
    ORDER BY 1
  );
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_concerned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."student_ids" := ARRAY(SELECT unnest(NEW."student_ids") UNION SELECT unnest("students_concerned"(NEW."entity", NEW."entity_id", NEW."before", NEW."after")) ORDER BY 1);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_actor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."actor_kind" = 'student' AND NEW."actor_id" IS NOT NULL AND NOT NEW."student_ids" @> ARRAY[NEW."actor_id"] THEN
    NEW."student_ids" := NEW."student_ids" || NEW."actor_id";
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_paid_for"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "statement_rows" SET "student_ids" = "student_ids" || NEW."student_id" WHERE "id" = NEW."row_id" AND NOT "student_ids" @> ARRAY[NEW."student_id"];
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- What was written before this column.
UPDATE "statement_rows" SET "student_ids" = ARRAY(SELECT DISTINCT b."student_id" FROM "statement_bookings" b WHERE b."row_id" = "statement_rows"."id" ORDER BY 1)
  WHERE "id" IN (SELECT "row_id" FROM "statement_bookings");
--> statement-breakpoint
UPDATE "operation_rows" SET "student_ids" = "students_concerned"("entity", "entity_id", "before", "after");
--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "audit_log" SET "student_ids" = ARRAY(
  SELECT unnest("students_concerned"("entity", "entity_id", "before", "after")) UNION SELECT "actor_id" WHERE "actor_kind" = 'student' AND "actor_id" IS NOT NULL ORDER BY 1
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER USER;
--> statement-breakpoint
-- By name in the order of the alphabet: whom it concerns, then who acted.
CREATE TRIGGER "audit_log_a_concerned" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "note_concerned"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_b_actor" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "note_actor"();
--> statement-breakpoint
CREATE TRIGGER "operation_rows_concerned" BEFORE INSERT ON "operation_rows" FOR EACH ROW EXECUTE FUNCTION "note_concerned"();
--> statement-breakpoint
CREATE TRIGGER "statement_bookings_paid_for" AFTER INSERT ON "statement_bookings" FOR EACH ROW EXECUTE FUNCTION "note_paid_for"();
--> statement-breakpoint
-- What is said of several, without what is said of one of them: objects with the student's id go, out of lists whole.
CREATE FUNCTION "without_student"("facts" jsonb, "student" bigint) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof("facts") = 'object' THEN
    IF "facts" ->> 'studentId' = "student"::text THEN
      RETURN NULL;
    END IF;
    RETURN (SELECT coalesce(jsonb_object_agg(key, "without_student"(value, "student")), '{}') FROM jsonb_each("facts"));
  ELSIF jsonb_typeof("facts") = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(kept ORDER BY at) FILTER (WHERE kept IS NOT NULL), '[]')
      FROM (SELECT "without_student"(value, "student") AS kept, at FROM jsonb_array_elements("facts") WITH ORDINALITY AS list (value, at)) AS parts);
  END IF;
  RETURN "facts";
END;
$$;
--> statement-breakpoint
-- More narrowly than in 0001: only entries about the erased student, which lose everything or that
-- student's part.
CREATE OR REPLACE FUNCTION "allow_audit_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased bigint := (SELECT "id" FROM "students" WHERE "id"::text = current_setting('academy.erased_student', true) AND "erased_at" IS NOT NULL);
BEGIN
  IF erased IS NULL OR NOT OLD."student_ids" @> ARRAY[erased]
    OR ROW(NEW."id", NEW."at", NEW."actor_kind", NEW."actor_id", NEW."role", NEW."action", NEW."entity", NEW."entity_id", NEW."request_id", NEW."student_ids")
      IS DISTINCT FROM ROW(OLD."id", OLD."at", OLD."actor_kind", OLD."actor_id", OLD."role", OLD."action", OLD."entity", OLD."entity_id", OLD."request_id", OLD."student_ids")
    OR coalesce(NEW."subject", '(파기됨)') NOT IN ('(파기됨)', OLD."subject") OR NEW."actor_name" NOT IN ('(파기됨)', OLD."actor_name")
    OR (NEW."before" IS NOT NULL AND NEW."before" IS DISTINCT FROM OLD."before" AND NEW."before" IS DISTINCT FROM "without_student"(OLD."before", erased))
    OR (NEW."after" IS NOT NULL AND NEW."after" IS DISTINCT FROM OLD."after" AND NEW."after" IS DISTINCT FROM "without_student"(OLD."after", erased))
    OR coalesce(NEW."ip", OLD."ip") IS DISTINCT FROM OLD."ip" OR coalesce(NEW."device", OLD."device") IS DISTINCT FROM OLD."device"
  THEN
    RAISE EXCEPTION 'audit_log is append-only: UPDATE refused' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint

-- An academy that has its settings already decides itself whether links ask who opens them.
UPDATE "attendance_settings" SET "value" = "value" || '{"guardianCheck":"off"}' WHERE "value"->>'guardianCheck' IS NULL;--> statement-breakpoint
-- Addresses are signed when they are sent: what went out keeps none that opens anything.
UPDATE "messages" SET
  "text" = regexp_replace("text", '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}', '\1SIGNED-WHEN-IT-IS-SENT', 'g'),
  "template" = regexp_replace("template"::text, '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}', '\1SIGNED-WHEN-IT-IS-SENT', 'g')::jsonb
  WHERE "text" ~ '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}';
