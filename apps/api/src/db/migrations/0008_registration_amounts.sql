ALTER TABLE "mock_registrations" ADD COLUMN "paid_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "mock_registrations" SET "paid_amount" = "fee", "refunded_amount" = CASE WHEN "payment_status" = 'refunded' THEN "fee" ELSE 0 END WHERE "payment_status" IN ('confirmed', 'refund-due', 'refunded');--> statement-breakpoint
ALTER TABLE "mock_registrations" DROP CONSTRAINT "mock_registrations_payment_status";--> statement-breakpoint
ALTER TABLE "mock_registrations" drop column "payment_status";--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "payment_status" text GENERATED ALWAYS AS (case when "canceled_at" is null then case when "paid_amount" - "refunded_amount" < "fee" then 'unpaid' when "paid_amount" - "refunded_amount" > "fee" then 'refund-due' when "fee" = 0 then 'free' else 'confirmed' end when "paid_amount" > "refunded_amount" then 'refund-due' when "paid_amount" > 0 then 'refunded' when "fee" = 0 then 'free' else 'unpaid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_amounts" CHECK ("refunded_amount" >= 0 and "refunded_amount" <= "paid_amount");
