ALTER TABLE "news" ADD COLUMN "handed_from" text;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_handedFrom_unique" UNIQUE("handed_from");