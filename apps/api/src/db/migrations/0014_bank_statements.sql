CREATE TABLE "statement_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"entry_id" bigint,
	"registration_id" bigint,
	"amount" integer NOT NULL,
	CONSTRAINT "statement_bookings_amount" CHECK ("statement_bookings"."amount" > 0),
	CONSTRAINT "statement_bookings_one_bill" CHECK (num_nonnulls("statement_bookings"."entry_id", "statement_bookings"."registration_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "statement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"time" text,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" bigint,
	"memo" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" bigint NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "statement_rows_amount" CHECK ("statement_rows"."amount" > 0),
	CONSTRAINT "statement_rows_time" CHECK ("statement_rows"."time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
);
--> statement-breakpoint
CREATE TABLE "statement_titles" (
	"title" text PRIMARY KEY NOT NULL,
	"field" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"chosen_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_row_id_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."statement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_entry_id_deposit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."deposit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_registration_id_mock_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."mock_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_imported_by_managers_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_titles" ADD CONSTRAINT "statement_titles_chosen_by_managers_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_bookings_row_idx" ON "statement_bookings" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_student_idx" ON "statement_bookings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_entry_idx" ON "statement_bookings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_registration_idx" ON "statement_bookings" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "statement_rows_day_idx" ON "statement_rows" USING btree ("day") WHERE "statement_rows"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.settings', 'meals.edit', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'attendance.fill', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change'));