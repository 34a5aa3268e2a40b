ALTER TABLE "installation" ADD COLUMN "demo_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "demo_left_at" timestamp (3) with time zone;