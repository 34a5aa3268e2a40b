CREATE TABLE "meal_months" (
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"lunch" integer NOT NULL,
	"dinner" integer NOT NULL,
	CONSTRAINT "meal_months_pkey" PRIMARY KEY("month","student_id"),
	CONSTRAINT "meal_months_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "meal_months" ADD CONSTRAINT "meal_months_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- By row: Citus knows no transition tables. A day that changes is one bit of its month.
CREATE FUNCTION "note_meal_day"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  "its_month" text := to_char(NEW."date", 'YYYY-MM');
  "bit" integer := 1 << (extract(day FROM NEW."date")::int - 1);
  "lunched" integer := NEW."lunch"::int * "bit";
  "dined" integer := NEW."dinner"::int * "bit";
BEGIN
  UPDATE "meal_months" SET "lunch" = ("lunch" & ~"bit") | "lunched", "dinner" = ("dinner" & ~"bit") | "dined"
    WHERE "month" = "its_month" AND "student_id" = NEW."student_id";
  IF NOT FOUND THEN
    INSERT INTO "meal_months" AS "kept" ("student_id", "month", "lunch", "dinner") VALUES (NEW."student_id", "its_month", "lunched", "dined")
      ON CONFLICT ("month", "student_id") DO UPDATE SET
        "lunch" = ("kept"."lunch" & ~"bit") | "lunched", "dinner" = ("kept"."dinner" & ~"bit") | "dined";
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "forget_meal_day"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  "bit" integer := 1 << (extract(day FROM OLD."date")::int - 1);
BEGIN
  UPDATE "meal_months" SET "lunch" = "lunch" & ~"bit", "dinner" = "dinner" & ~"bit"
    WHERE "month" = to_char(OLD."date", 'YYYY-MM') AND "student_id" = OLD."student_id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "forget_all_meal_days"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM "meal_months";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A day that moved would have to be forgotten where it was: none does.
CREATE FUNCTION "refuse_moved_meal_day"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  RAISE EXCEPTION 'a reservation never moves to another student or day' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reservations_stay" BEFORE UPDATE OF "student_id", "date" ON "reservations"
  FOR EACH ROW WHEN (NEW."student_id" <> OLD."student_id" OR NEW."date" <> OLD."date") EXECUTE FUNCTION "refuse_moved_meal_day"();
--> statement-breakpoint
CREATE TRIGGER "reservations_added" AFTER INSERT ON "reservations"
  FOR EACH ROW WHEN (NEW."lunch" OR NEW."dinner") EXECUTE FUNCTION "note_meal_day"();
--> statement-breakpoint
CREATE TRIGGER "reservations_changed" AFTER UPDATE ON "reservations"
  FOR EACH ROW WHEN (NEW."lunch" <> OLD."lunch" OR NEW."dinner" <> OLD."dinner") EXECUTE FUNCTION "note_meal_day"();
--> statement-breakpoint
CREATE TRIGGER "reservations_removed" AFTER DELETE ON "reservations"
  FOR EACH ROW WHEN (OLD."lunch" OR OLD."dinner") EXECUTE FUNCTION "forget_meal_day"();
--> statement-breakpoint
CREATE TRIGGER "reservations_emptied" AFTER TRUNCATE ON "reservations"
  FOR EACH STATEMENT EXECUTE FUNCTION "forget_all_meal_days"();
--> statement-breakpoint
INSERT INTO "meal_months" ("student_id", "month", "lunch", "dinner")
  SELECT "student_id", to_char("date", 'YYYY-MM'), bit_or("lunch"::int << "at"), bit_or("dinner"::int << "at")
  FROM (SELECT *, extract(day FROM "date")::int - 1 AS "at" FROM "reservations") AS "day"
  GROUP BY 1, 2;
