CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"salt" text,
	"personal" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_chain_audit_idx" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
-- Every entry waits for its link from the moment at which it is written, whichever version of the program writes it.
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
-- What is there already waits too: it is sealed in batches once the server runs.
INSERT INTO "audit_unsealed" SELECT "id" FROM "audit_log";
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
