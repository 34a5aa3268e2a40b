ALTER TABLE "installation" ALTER COLUMN "changed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "uid" text DEFAULT gen_random_uuid()::text NOT NULL;