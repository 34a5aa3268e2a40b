-- What drizzle's schema language cannot say.

-- Counters that a crash may forget: no write-ahead log, no fsync.
ALTER TABLE "limits" SET UNLOGGED;
--> statement-breakpoint

-- The audit log is append-only with one exception, the erasure of a student (개인정보 파기): in a
-- transaction that names a student whose data is erased already, entries about that student lose
-- everything personal or that student's part. Nothing can be put in its place, and no other column
-- changes.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('academy.erased_student', true), '') <> '' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
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
CREATE FUNCTION "allow_audit_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "audit_log_erasure" BEFORE UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "allow_audit_erasure"();
--> statement-breakpoint

-- A line of the ledger is voided, never rewritten and never removed.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'deposit_entries is a ledger: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "deposit_entries_keep_what_was_booked" BEFORE UPDATE OF "id", "student_id", "month", "kind", "amount", "other_month", "created_at", "created_by" OR DELETE OR TRUNCATE ON "deposit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint

-- Every entry waits for its link of the chain from the moment at which it is written.
CREATE FUNCTION "queue_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_unsealed" SELECT "id" FROM "added";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_unsealed" AFTER INSERT ON "audit_log"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "queue_audit_entry"();
--> statement-breakpoint

-- A link loses its salt when its entry is emptied, in a transaction that erases a student; nothing else of it ever changes.
CREATE FUNCTION "refuse_chain_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF coalesce(current_setting('academy.erased_student', true), '') <> '' AND NEW."salt" IS NULL
      AND ROW(NEW."position", NEW."audit_id", NEW."personal", NEW."hash") IS NOT DISTINCT FROM ROW(OLD."position", OLD."audit_id", OLD."personal", OLD."hash")
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_chain is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE ON "audit_chain" FOR EACH ROW EXECUTE FUNCTION "refuse_chain_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_chain_not_emptied" BEFORE TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_chain_change"();
--> statement-breakpoint

-- Whom a row of the log or of an operation concerns: by the thing that it is about, and by every `studentId` in what it says. The one place that knows it:
-- erasing, a student's history and the sweeps read the columns that the triggers below fill, whichever version of the program writes the rows.
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
-- By name in the order of the alphabet: whom it concerns, then who acted.
CREATE TRIGGER "audit_log_a_concerned" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "note_concerned"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_b_actor" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "note_actor"();
--> statement-breakpoint
CREATE TRIGGER "operation_rows_concerned" BEFORE INSERT ON "operation_rows" FOR EACH ROW EXECUTE FUNCTION "note_concerned"();
--> statement-breakpoint
CREATE TRIGGER "statement_bookings_paid_for" AFTER INSERT ON "statement_bookings" FOR EACH ROW EXECUTE FUNCTION "note_paid_for"();
