ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "tell_guardians" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('order', 'test', 'arrived', 'left', 'early', 'out', 'back', 'missing', 'unpaid', 'decided', 'step', 'exam', 'notice', 'report'));