CREATE TABLE "idempotency_keys" (
	"student_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" json,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("student_id","key")
);
--> statement-breakpoint
CREATE TABLE "mock_exams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"exam_date" date NOT NULL,
	"exam_start_time" text,
	"place" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"registration_start_date" date NOT NULL,
	"registration_end_date" date NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"fee" integer NOT NULL,
	"deposit_deadline" date,
	"account" jsonb,
	"ask_subject_option" boolean DEFAULT false NOT NULL,
	"subject_options" jsonb,
	"allow_on_site_exam" boolean DEFAULT true NOT NULL,
	"on_site_capacity" integer,
	"on_site_taken" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mock_exams_title_is_given" CHECK (length(trim("mock_exams"."title")) > 0),
	CONSTRAINT "mock_exams_start_time" CHECK ("mock_exams"."exam_start_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "mock_exams_registration_days" CHECK ("mock_exams"."registration_start_date" <= "mock_exams"."registration_end_date"),
	CONSTRAINT "mock_exams_fee" CHECK ("mock_exams"."fee" >= 0),
	CONSTRAINT "mock_exams_seats" CHECK ("mock_exams"."on_site_taken" >= 0 and ("mock_exams"."on_site_capacity" is null or "mock_exams"."on_site_taken" <= "mock_exams"."on_site_capacity")),
	CONSTRAINT "mock_exams_waiting" CHECK ("mock_exams"."waiting_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mock_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"mock_exam_id" bigint NOT NULL,
	"selected_subjects" jsonb NOT NULL,
	"on_site_exam" boolean NOT NULL,
	"on_site_state" text NOT NULL,
	"waiting_order" integer,
	"fee" integer NOT NULL,
	"payment_status" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	CONSTRAINT "mock_registrations_on_site_state" CHECK ("mock_registrations"."on_site_state" in ('confirmed', 'waiting', 'none')),
	CONSTRAINT "mock_registrations_waiting" CHECK (("mock_registrations"."on_site_state" = 'waiting') = ("mock_registrations"."waiting_order" is not null)),
	CONSTRAINT "mock_registrations_canceled_has_no_seat" CHECK ("mock_registrations"."canceled_at" is null or "mock_registrations"."on_site_state" = 'none'),
	CONSTRAINT "mock_registrations_fee" CHECK ("mock_registrations"."fee" >= 0),
	CONSTRAINT "mock_registrations_payment_status" CHECK ("mock_registrations"."payment_status" in ('free', 'unpaid', 'confirmed', 'refund-due', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "student_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"incident_date" date NOT NULL,
	"point_type" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"issued_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	"voided_by" bigint,
	CONSTRAINT "student_points_type" CHECK ("student_points"."point_type" in ('REWARD', 'PENALTY')),
	CONSTRAINT "student_points_score" CHECK ("student_points"."points" >= 0),
	CONSTRAINT "student_points_reason_is_given" CHECK (length(trim("student_points"."reason")) > 0),
	CONSTRAINT "student_points_voided_with_reason" CHECK (num_nulls("student_points"."voided_at", "student_points"."void_reason", "student_points"."voided_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "absence_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absence_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"type" text NOT NULL,
	"date" date NOT NULL,
	"arrive_at" text,
	"leave_at" text,
	"back_at" text,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"reject_reason" text,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "absence_reasons_type" CHECK ("absence_reasons"."type" in ('ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING')),
	CONSTRAINT "absence_reasons_times" CHECK ("absence_reasons"."arrive_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "absence_reasons"."leave_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "absence_reasons"."back_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "absence_reasons_category" CHECK ("absence_reasons"."category" in ('ILLNESS', 'HOSPITAL', 'SCHOOL', 'FAMILY', 'TRANSPORT', 'OTHER')),
	CONSTRAINT "absence_reasons_text_is_given" CHECK (length(trim("absence_reasons"."text")) > 0),
	CONSTRAINT "absence_reasons_status" CHECK ("absence_reasons"."status" in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "absence_reasons_rejected_with_reason" CHECK ("absence_reasons"."status" <> 'REJECTED' or "absence_reasons"."reject_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "regular_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regular_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"from_time" text,
	"to_time" text,
	"place" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date,
	"every_weeks" smallint NOT NULL,
	"exceptions" date[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"replaces_id" bigint,
	"registered_by" text NOT NULL,
	"reject_reason" text,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "regular_schedules_type" CHECK ("regular_schedules"."type" in ('ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER')),
	CONSTRAINT "regular_schedules_kind" CHECK ("regular_schedules"."kind" in ('LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY')),
	CONSTRAINT "regular_schedules_title_is_given" CHECK (length(trim("regular_schedules"."title")) > 0),
	CONSTRAINT "regular_schedules_weekdays" CHECK (cardinality("regular_schedules"."weekdays") between 1 and 7 and "regular_schedules"."weekdays" <@ '{0,1,2,3,4,5,6}'::smallint[]),
	CONSTRAINT "regular_schedules_times" CHECK ("regular_schedules"."from_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "regular_schedules"."to_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "regular_schedules_every_weeks" CHECK ("regular_schedules"."every_weeks" in (1, 2)),
	CONSTRAINT "regular_schedules_status" CHECK ("regular_schedules"."status" in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
	CONSTRAINT "regular_schedules_rejected_with_reason" CHECK ("regular_schedules"."status" <> 'REJECTED' or "regular_schedules"."reject_reason" is not null),
	CONSTRAINT "regular_schedules_registered_by" CHECK ("regular_schedules"."registered_by" in ('student', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "schedule_versions" (
	"schedule_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"by_kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_versions_pkey" PRIMARY KEY("schedule_id","version"),
	CONSTRAINT "schedule_versions_by_kind" CHECK ("schedule_versions"."by_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "mock_exam_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"subject_options" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "mock_exam_settings_single_row" CHECK ("mock_exam_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "schedule_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "schedule_settings_single_row" CHECK ("schedule_settings"."id" = 1),
	CONSTRAINT "schedule_settings_value_is_object" CHECK (jsonb_typeof("schedule_settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "public"."mock_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_issued_by_managers_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_voided_by_managers_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_reasons" ADD CONSTRAINT "absence_reasons_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_reasons" ADD CONSTRAINT "absence_reasons_decided_by_managers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_replaces_id_regular_schedules_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."regular_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_decided_by_managers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_schedule_id_regular_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."regular_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam_settings" ADD CONSTRAINT "mock_exam_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_settings" ADD CONSTRAINT "schedule_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mock_exams_registration_end_idx" ON "mock_exams" USING btree ("registration_end_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_active_key" ON "mock_registrations" USING btree ("student_id","mock_exam_id") WHERE "mock_registrations"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "mock_registrations_student_idx" ON "mock_registrations" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mock_registrations_exam_idx" ON "mock_registrations" USING btree ("mock_exam_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_waiting_key" ON "mock_registrations" USING btree ("mock_exam_id","waiting_order") WHERE "mock_registrations"."on_site_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "student_points_list_idx" ON "student_points" USING btree ("student_id","incident_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "student_points"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "absence_reasons_list_idx" ON "absence_reasons" USING btree ("student_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "absence_reasons_date_idx" ON "absence_reasons" USING btree ("date","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "absence_reasons_standing_key" ON "absence_reasons" USING btree ("student_id","date","type") WHERE "absence_reasons"."status" in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "regular_schedules_student_idx" ON "regular_schedules" USING btree ("student_id","first_date","id");--> statement-breakpoint
CREATE INDEX "regular_schedules_pending_idx" ON "regular_schedules" USING btree ("created_at") WHERE "regular_schedules"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "regular_schedules_change_request_key" ON "regular_schedules" USING btree ("replaces_id") WHERE "regular_schedules"."status" = 'PENDING';