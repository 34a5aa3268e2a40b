ALTER TABLE "mock_exams" ADD COLUMN "subject_groups" jsonb;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD CONSTRAINT "mock_exams_groups_are_asked" CHECK ("subject_groups" is null or "ask_subject_option");