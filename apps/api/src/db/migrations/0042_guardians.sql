CREATE TABLE "student_guardians" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_guardians_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"name" text,
	"phone" text,
	"relation" text,
	CONSTRAINT "student_guardians_phone_is_digits" CHECK ("student_guardians"."phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$'),
	CONSTRAINT "student_guardians_is_somebody" CHECK ("student_guardians"."name" is not null or "student_guardians"."phone" is not null)
);
--> statement-breakpoint
ALTER TABLE "students" DROP CONSTRAINT "students_parent_phone_is_digits";--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "declined" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_guardians" ADD CONSTRAINT "student_guardians_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_guardians_phone_key" ON "student_guardians" USING btree ("student_id","phone");--> statement-breakpoint
CREATE INDEX "student_guardians_phone_idx" ON "student_guardians" USING btree ("phone");--> statement-breakpoint
-- The guardian that a student had is the first of theirs; a relation alone becomes what they are called.
INSERT INTO "student_guardians" ("student_id", "place", "name", "phone", "relation")
  SELECT "id", 0, CASE WHEN "parent_phone" IS NULL THEN coalesce("parent_name", "parent_relation") ELSE "parent_name" END, "parent_phone",
    CASE WHEN "parent_name" IS NULL AND "parent_phone" IS NULL THEN NULL ELSE "parent_relation" END
  FROM "students" WHERE coalesce("parent_name", "parent_phone", "parent_relation") IS NOT NULL ORDER BY "id";--> statement-breakpoint
UPDATE "import_columns" SET "field" = CASE "field" WHEN 'parentName' THEN 'guardian1Name' WHEN 'parentPhone' THEN 'guardian1Phone' ELSE 'guardian1Relation' END
  WHERE "field" IN ('parentName', 'parentPhone', 'parentRelation');--> statement-breakpoint
ALTER TABLE "students" DROP COLUMN "parent_name";--> statement-breakpoint
ALTER TABLE "students" DROP COLUMN "parent_phone";--> statement-breakpoint
ALTER TABLE "students" DROP COLUMN "parent_relation";