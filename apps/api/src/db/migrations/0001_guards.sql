-- What drizzle's schema language cannot say.

-- Counters that a crash may forget: no write-ahead log, no fsync.
ALTER TABLE "limits" SET UNLOGGED;
--> statement-breakpoint

-- Nobody rewrites the audit log, not even the program that writes it.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
