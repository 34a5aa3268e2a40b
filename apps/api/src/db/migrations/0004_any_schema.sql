-- A function finds the tables beside which it was made, whatever the caller's search_path is.
ALTER FUNCTION "refuse_audit_change"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "allow_audit_erasure"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "refuse_ledger_change"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "refuse_chain_change"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "students_concerned"(text, text, jsonb, jsonb) SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "note_concerned"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "note_actor"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "note_paid_for"() SET search_path FROM CURRENT;--> statement-breakpoint
ALTER FUNCTION "without_student"(jsonb, bigint) SET search_path FROM CURRENT;--> statement-breakpoint

-- By row, as 0001 says it now: Citus knows no transition tables.
DROP TRIGGER "audit_log_unsealed" ON "audit_log";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "queue_audit_entry"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO "audit_unsealed" VALUES (NEW."id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_unsealed" AFTER INSERT ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "queue_audit_entry"();
