-- Erasing a person (개인정보 파기) reaches into the audit log. It stays append-only with one exception: in a transaction that names a student whose
-- data is erased already, entries may lose what is personal. Nothing can be put in its place, and no other column changes.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('academy.erased_student', true), '') <> '' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
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
