ALTER TYPE "message_kind" ADD VALUE 'exam-reminder';--> statement-breakpoint
ALTER TABLE "push_settings" ADD COLUMN "exams" boolean DEFAULT false NOT NULL;