CREATE TABLE "meal_closings" (
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"cause" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_closings_pkey" PRIMARY KEY("date","meal"),
	CONSTRAINT "meal_closings_meal" CHECK ("meal_closings"."meal" in ('lunch', 'dinner')),
	CONSTRAINT "meal_closings_cause" CHECK ("meal_closings"."cause" in ('ACADEMY', 'CATERER', 'MOCK_EXAM', 'HOLIDAY', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "deposit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"depositor_name" text DEFAULT '' NOT NULL,
	"day" date,
	"note" text DEFAULT '' NOT NULL,
	"other_month" text,
	"operation_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	"voided_by" bigint,
	CONSTRAINT "deposit_entries_month" CHECK ("deposit_entries"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "deposit_entries_kind" CHECK ("deposit_entries"."kind" in ('deposit', 'refund', 'carry-out', 'carry-in', 'adjustment')),
	CONSTRAINT "deposit_entries_amount" CHECK ("deposit_entries"."amount" > 0 or ("deposit_entries"."kind" = 'adjustment' and "deposit_entries"."amount" < 0)),
	CONSTRAINT "deposit_entries_carry" CHECK (("deposit_entries"."kind" in ('carry-out', 'carry-in')) = ("deposit_entries"."other_month" is not null)),
	CONSTRAINT "deposit_entries_other_month" CHECK ("deposit_entries"."other_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "deposit_entries_voided_with_reason" CHECK (num_nulls("deposit_entries"."voided_at", "deposit_entries"."void_reason", "deposit_entries"."voided_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "month_closes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" bigint,
	"billed" bigint NOT NULL,
	"students" integer NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" bigint,
	"reopen_reason" text,
	CONSTRAINT "month_closes_month" CHECK ("month_closes"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "month_closes_reopened_with_reason" CHECK (num_nulls("month_closes"."reopened_at", "month_closes"."reopened_by", "month_closes"."reopen_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "news_pictures" (
	"news_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "news_pictures_pkey" PRIMARY KEY("news_id","position")
);
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint
);
--> statement-breakpoint
CREATE TABLE "operation_rows" (
	"operation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "operation_rows_pkey" PRIMARY KEY("operation_id","position")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_key" text,
	"undone_at" timestamp (3) with time zone,
	"undone_by" bigint,
	CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.edit', 'deposits.change', 'students.status', 'students.delete', 'students.import'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "areas" text[] DEFAULT '{meals,deposits,students,contacts,attendance,points,mocks,news,settings}' NOT NULL;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "temporary_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "approved_by" bigint;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "last_login_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_bills" ADD COLUMN "closed_lunch" integer;--> statement-breakpoint
ALTER TABLE "meal_bills" ADD COLUMN "closed_dinner" integer;--> statement-breakpoint
ALTER TABLE "meal_bills" ADD COLUMN "closed_total" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "category" text DEFAULT 'INFO' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "end_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "pinned_order" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "academy" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "academy" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "parent_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "parent_relation" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "class_name" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "allergy" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "depositor_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meal_closings" ADD CONSTRAINT "meal_closings_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_voided_by_managers_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_closed_by_managers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopened_by_managers_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_pictures" ADD CONSTRAINT "stored_pictures_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_rows" ADD CONSTRAINT "operation_rows_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_undone_by_managers_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_entries_month_idx" ON "deposit_entries" USING btree ("month","student_id");--> statement-breakpoint
CREATE INDEX "deposit_entries_student_idx" ON "deposit_entries" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_standing_key" ON "month_closes" USING btree ("month") WHERE "month_closes"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "news_pictures_key_idx" ON "news_pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "operations_kind_idx" ON "operations" USING btree ("kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "operations_request_key" ON "operations" USING btree ("by_manager_id","request_key");--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_approved_by_managers_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy" ADD CONSTRAINT "academy_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_areas" CHECK ("managers"."areas" <@ '{meals,deposits,students,contacts,attendance,points,mocks,news,settings}'::text[]);--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_temporary_password" CHECK ("managers"."must_change_password" = ("managers"."temporary_until" is not null));--> statement-breakpoint
ALTER TABLE "meal_bills" ADD CONSTRAINT "meal_bills_closed" CHECK (num_nulls("meal_bills"."closed_lunch", "meal_bills"."closed_dinner", "meal_bills"."closed_total") in (0, 3));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category" CHECK ("news"."category" in ('MENU', 'INFO', 'URGENT'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_month" CHECK ("news"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_erased_is_deleted" CHECK ("students"."erased_at" is null or "students"."deleted_at" is not null);--> statement-breakpoint

-- What drizzle's schema language cannot say: a line of the ledger is voided, never rewritten and never removed.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'deposit_entries is a ledger: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "deposit_entries_keep_what_was_booked" BEFORE UPDATE OF "id", "student_id", "month", "kind", "amount", "other_month", "created_at", "created_by" OR DELETE OR TRUNCATE ON "deposit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint

-- From here on: what the release before had, brought into the new tables.
-- Deposits that were only a word become lines: the whole month came in, and where it was given back, it went out again.
INSERT INTO "deposit_entries" ("student_id", "month", "kind", "amount", "day", "note", "created_at")
  SELECT bill."student_id", bill."month", line."kind", sums."total", CASE line."kind" WHEN 'refund' THEN (now() AT TIME ZONE 'Asia/Seoul')::date END, '이전 기록', now()
  FROM "meal_bills" bill
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r."lunch"::int * bill."lunch_price" + r."dinner"::int * bill."dinner_price"), 0)::int AS "total"
    FROM "reservations" r WHERE r."student_id" = bill."student_id" AND to_char(r."date", 'YYYY-MM') = bill."month"
  ) sums
  JOIN (VALUES ('deposit', 1), ('refund', 2)) AS line("kind", "place") ON line."kind" = 'deposit' OR bill."deposit_status" = 'refunded'
  WHERE bill."deposit_status" IN ('confirmed', 'refunded') AND sums."total" > 0
  ORDER BY bill."month", bill."student_id", line."place";
--> statement-breakpoint

-- Bills that were closed keep what they show now.
UPDATE "meal_bills" bill SET "closed_lunch" = sums."lunch", "closed_dinner" = sums."dinner", "closed_total" = sums."lunch" * bill."lunch_price" + sums."dinner" * bill."dinner_price"
  FROM (
    SELECT b."student_id", b."month", (count(*) FILTER (WHERE r."lunch"))::int AS "lunch", (count(*) FILTER (WHERE r."dinner"))::int AS "dinner"
    FROM "meal_bills" b LEFT JOIN "reservations" r ON r."student_id" = b."student_id" AND to_char(r."date", 'YYYY-MM') = b."month"
    WHERE b."closed_at" IS NOT NULL GROUP BY b."student_id", b."month"
  ) sums
  WHERE bill."student_id" = sums."student_id" AND bill."month" = sums."month";
--> statement-breakpoint
INSERT INTO "month_closes" ("month", "closed_at", "billed", "students")
  SELECT "month", min("closed_at"), sum("closed_total"), count(*) FROM "meal_bills" GROUP BY "month" HAVING bool_and("closed_at" IS NOT NULL);
--> statement-breakpoint

-- Pictures that notices have already; their sizes were never measured.
INSERT INTO "stored_pictures" ("key", "width", "height") SELECT DISTINCT "image_key", 0, 0 FROM "news" WHERE "image_key" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "news_pictures" ("news_id", "position", "key", "alt") SELECT "id", 1, "image_key", "title" FROM "news" WHERE "image_key" IS NOT NULL;
--> statement-breakpoint
UPDATE "managers" SET "approved_at" = "created_at" WHERE "status" <> 'PENDING';
