CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text NOT NULL,
	"role" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"device" text,
	"request_id" text,
	CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "managers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'MANAGER' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managers_role" CHECK ("managers"."role" in ('ADMIN', 'MANAGER', 'READONLY_MANAGER')),
	CONSTRAINT "managers_status" CHECK ("managers"."status" in ('PENDING', 'ACTIVE', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "meal_bills" (
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"lunch_price" integer NOT NULL,
	"dinner_price" integer NOT NULL,
	"deposit_status" text DEFAULT 'unpaid' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_bills_pkey" PRIMARY KEY("student_id","month"),
	CONSTRAINT "meal_bills_month" CHECK ("meal_bills"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "meal_bills_prices" CHECK ("meal_bills"."lunch_price" >= 0 and "meal_bills"."dinner_price" >= 0),
	CONSTRAINT "meal_bills_deposit_status" CHECK ("meal_bills"."deposit_status" in ('unpaid', 'confirmed', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "pick_ups" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pick_ups_pkey" PRIMARY KEY("date","student_id","meal"),
	CONSTRAINT "pick_ups_meal" CHECK ("pick_ups"."meal" in ('lunch', 'dinner'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"lunch" boolean NOT NULL,
	"dinner" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by_kind" text NOT NULL,
	"written_device" text,
	"written_seq" bigint,
	CONSTRAINT "reservations_pkey" PRIMARY KEY("student_id","date"),
	CONSTRAINT "reservations_updated_by_kind" CHECK ("reservations"."updated_by_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image_key" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_title_is_given" CHECK (length(trim("news"."title")) > 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "refresh_tokens_hash_is_sha256" CHECK ("refresh_tokens"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"device_label" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "sessions_subject_kind" CHECK ("sessions"."subject_kind" in ('student', 'manager')),
	CONSTRAINT "sessions_revoked_with_reason" CHECK (("sessions"."revoked_at" is null) = ("sessions"."revoked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "academy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"company_lines" jsonb NOT NULL,
	"manual_url" text NOT NULL,
	"desk_phone" text NOT NULL,
	"channel_url" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academy_single_row" CHECK ("academy"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "holidays_pkey" PRIMARY KEY("date","name"),
	CONSTRAINT "holidays_source" CHECK ("holidays"."source" in ('public', 'academy'))
);
--> statement-breakpoint
CREATE TABLE "lunch_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "lunch_settings_single_row" CHECK ("lunch_settings"."id" = 1),
	CONSTRAINT "lunch_settings_value_is_object" CHECK (jsonb_typeof("lunch_settings"."value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"parent_phone" text,
	"school" text,
	"grade" text,
	"seat" text,
	"status" text DEFAULT 'ENROLLED' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "students_phone_is_digits" CHECK ("students"."phone" ~ '^[0-9]{10,11}$'),
	CONSTRAINT "students_parent_phone_is_digits" CHECK ("students"."parent_phone" ~ '^[0-9]{9,11}$'),
	CONSTRAINT "students_name_is_given" CHECK (length(trim("students"."name")) > 0),
	CONSTRAINT "students_status" CHECK ("students"."status" in ('ENROLLED', 'ON_LEAVE', 'LEFT'))
);
--> statement-breakpoint
ALTER TABLE "meal_bills" ADD CONSTRAINT "meal_bills_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lunch_settings" ADD CONSTRAINT "lunch_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "limits_expires_at_idx" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "managers_username_key" ON "managers" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "meal_bills_month_idx" ON "meal_bills" USING btree ("month");--> statement-breakpoint
CREATE INDEX "reservations_date_idx" ON "reservations" USING btree ("date","student_id");--> statement-breakpoint
CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_subject_idx" ON "sessions" USING btree ("subject_kind","subject_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "students_phone_key" ON "students" USING btree ("phone") WHERE "students"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "students_name_idx" ON "students" USING btree ("name");