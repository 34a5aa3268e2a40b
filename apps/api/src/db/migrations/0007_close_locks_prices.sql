ALTER TABLE "month_closes" ADD COLUMN "locked_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
UPDATE "month_closes" SET "locked_at" = coalesce((
  SELECT min("locked_at") FROM "meal_bills" WHERE "meal_bills"."month" = "month_closes"."month"
), "closed_at");--> statement-breakpoint
ALTER TABLE "meal_bills" DROP COLUMN "locked_at";
