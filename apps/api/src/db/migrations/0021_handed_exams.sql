ALTER TABLE "mock_exams" ADD COLUMN "handed_from" text;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD CONSTRAINT "mock_exams_handedFrom_unique" UNIQUE("handed_from");