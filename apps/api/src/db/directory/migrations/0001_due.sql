CREATE TABLE "directory"."due" (
	"academy_id" bigint PRIMARY KEY NOT NULL REFERENCES "directory"."academies" ("id") ON DELETE CASCADE,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"marks" bigint DEFAULT 0 NOT NULL,
	"taken_until" timestamp (3) with time zone,
	"swept_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "due_at_idx" ON "directory"."due" ("at");
--> statement-breakpoint
INSERT INTO "directory"."due" ("academy_id") SELECT "id" FROM "directory"."academies";
--> statement-breakpoint
CREATE FUNCTION "directory"."begin_due"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	insert into directory.due (academy_id) values (new.id);
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "academies_due" AFTER INSERT ON "directory"."academies"
	FOR EACH ROW EXECUTE FUNCTION "directory"."begin_due"();
