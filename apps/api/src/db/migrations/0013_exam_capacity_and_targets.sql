ALTER TABLE "mock_exams" ADD COLUMN "target_students" jsonb;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "registered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "mock_exams" SET "registered" = (SELECT count(*) FROM "mock_registrations" WHERE "mock_exam_id" = "mock_exams"."id" AND "canceled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "mock_exams" ADD CONSTRAINT "mock_exams_capacity" CHECK ("registered" >= 0 and ("capacity" is null or "registered" <= "capacity"));