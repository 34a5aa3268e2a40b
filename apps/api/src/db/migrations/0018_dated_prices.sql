CREATE TABLE "meal_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint,
	"first_date" date NOT NULL,
	"last_date" date,
	"lunch_price" integer,
	"dinner_price" integer,
	"reason" text DEFAULT '' NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_prices_days" CHECK ("meal_prices"."last_date" >= "meal_prices"."first_date"),
	CONSTRAINT "meal_prices_some" CHECK (num_nonnulls("meal_prices"."lunch_price", "meal_prices"."dinner_price") > 0),
	CONSTRAINT "meal_prices_won" CHECK ("meal_prices"."lunch_price" >= 0 and "meal_prices"."dinner_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "meal_bills" ADD COLUMN "frozen_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_bills" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meal_prices" ADD CONSTRAINT "meal_prices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_prices" ADD CONSTRAINT "meal_prices_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_prices_student_idx" ON "meal_prices" USING btree ("student_id","first_date");--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.settings', 'meals.edit', 'meals.prices', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'attendance.fill', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change', 'settings.change', 'points.settings', 'accounts.change'));--> statement-breakpoint
UPDATE "meal_bills" SET "locked_at" = "closed_at" WHERE "closed_at" IS NOT NULL;
