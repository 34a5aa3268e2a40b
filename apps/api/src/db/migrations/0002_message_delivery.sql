ALTER TYPE "public"."message_failure" ADD VALUE 'not-delivered';--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_ask_idx" ON "messages" USING btree ("ask_at") WHERE "messages"."delivery" = 'asking';--> statement-breakpoint
CREATE INDEX "messages_undelivered_idx" ON "messages" USING btree ("settled_at") WHERE "messages"."delivery" = 'failed';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivery" CHECK ("messages"."delivery" in ('asking', 'delivered', 'failed', 'unknown'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivery_of_sent" CHECK ("messages"."delivery" is null or "messages"."state" = 'sent');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_asking_has_time" CHECK (("messages"."delivery" is not distinct from 'asking') = ("messages"."ask_at" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_settled_has_time" CHECK (coalesce("messages"."delivery" <> 'asking', false) = ("messages"."settled_at" is not null));