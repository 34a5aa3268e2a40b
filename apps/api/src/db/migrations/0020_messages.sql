CREATE TABLE "meal_orders" (
	"date" date NOT NULL,
	"version" integer NOT NULL,
	"lunch" integer NOT NULL,
	"dinner" integer NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"message_id" bigint NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_orders_pkey" PRIMARY KEY("date","version")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"order_mail_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "message_settings_single_row" CHECK ("message_settings"."id" = 1),
	CONSTRAINT "message_settings_value_is_object" CHECK (jsonb_typeof("message_settings"."value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"uid" text DEFAULT gen_random_uuid()::text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"give_up_at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	"provider_id" text,
	"cost" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('order', 'test')),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('mail')),
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('waiting', 'sending', 'sent', 'dead')),
	CONSTRAINT "messages_failure" CHECK ("messages"."failure" in ('not-set-up', 'unreachable', 'login-refused', 'recipient-refused', 'refused', 'too-late', 'replaced')),
	CONSTRAINT "messages_sent_has_time" CHECK (("messages"."state" = 'sent') = ("messages"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "meal_orders" ADD CONSTRAINT "meal_orders_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "messages_due_idx" ON "messages" USING btree ("next_at") WHERE "messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);