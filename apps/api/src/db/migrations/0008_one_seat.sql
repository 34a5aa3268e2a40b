ALTER TABLE "installation" ADD COLUMN "demo_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "demo_left_at" timestamp (3) with time zone;--> statement-breakpoint
-- A seat of dashes is none.
UPDATE "students" SET "seat" = NULL WHERE translate("seat", ' -', '') = '';
--> statement-breakpoint
-- One seat, one student: of those who share one the student who was changed last keeps it. The others stand without a seat
-- (the list's 좌석 없음), and the log says which one they had.
WITH "doubles" AS (
  SELECT "id", "name", "seat", row_number() OVER (PARTITION BY lower(translate("seat", ' -', '')) ORDER BY "updated_at" DESC, "id" DESC) AS "place"
  FROM "students" WHERE "seat" IS NOT NULL AND "status" = 'ENROLLED' AND "deleted_at" IS NULL
), "emptied" AS (
  UPDATE "students" SET "seat" = NULL, "version" = "students"."version" + 1, "updated_at" = now()
  FROM "doubles" WHERE "doubles"."id" = "students"."id" AND "doubles"."place" > 1
  RETURNING "students"."id", "doubles"."name", "doubles"."seat"
)
INSERT INTO "audit_log" ("at", "actor_kind", "actor_name", "action", "entity", "entity_id", "subject", "before", "after")
SELECT now(), 'system', 'system', 'edit-student', 'students', "id"::text, "name", jsonb_build_object('seat', "seat"), jsonb_build_object('seat', NULL) FROM "emptied";
--> statement-breakpoint
CREATE UNIQUE INDEX "students_seat_key" ON "students" USING btree (lower(translate("seat", ' -', ''))) WHERE "students"."seat" is not null and "students"."status" = 'ENROLLED' and "students"."deleted_at" is null;
