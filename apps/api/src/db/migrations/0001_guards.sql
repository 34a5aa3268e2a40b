-- What drizzle's schema language cannot say.

-- Counters that a crash may forget: no write-ahead log, no fsync.
ALTER TABLE "limits" SET UNLOGGED;
--> statement-breakpoint

-- The audit log is append-only with one exception, the erasure of a student (개인정보 파기): in a
-- transaction that names a student whose data is erased already, entries may lose what is personal.
-- Nothing can be put in its place, and no other column changes.
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
CREATE FUNCTION "allow_audit_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "students" WHERE "id"::text = current_setting('academy.erased_student', true) AND "erased_at" IS NOT NULL)
    OR ROW(NEW."id", NEW."at", NEW."actor_kind", NEW."actor_id", NEW."role", NEW."action", NEW."entity", NEW."entity_id", NEW."request_id")
      IS DISTINCT FROM ROW(OLD."id", OLD."at", OLD."actor_kind", OLD."actor_id", OLD."role", OLD."action", OLD."entity", OLD."entity_id", OLD."request_id")
    OR coalesce(NEW."subject", '(파기됨)') NOT IN ('(파기됨)', OLD."subject") OR NEW."actor_name" NOT IN ('(파기됨)', OLD."actor_name")
    OR coalesce(NEW."before", OLD."before") IS DISTINCT FROM OLD."before" OR coalesce(NEW."after", OLD."after") IS DISTINCT FROM OLD."after"
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
  INSERT INTO "audit_unsealed" VALUES (NEW."id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_unsealed" AFTER INSERT ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "queue_audit_entry"();
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
