DROP INDEX "operations_request_key";--> statement-breakpoint
ALTER TABLE "operations" DROP COLUMN "request_key";--> statement-breakpoint
UPDATE "students" SET "left_on" = ("updated_at" AT TIME ZONE 'Asia/Seoul')::date WHERE "status" = 'LEFT' AND "left_on" IS NULL;
