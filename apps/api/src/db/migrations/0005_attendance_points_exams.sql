CREATE TABLE "attendance_days" (
	"date" date PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" bigint,
	"reopen_reason" text,
	CONSTRAINT "attendance_days_closed" CHECK (num_nulls("attendance_days"."closed_at", "attendance_days"."closed_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "attendance_mark_versions" (
	"date" date NOT NULL,
	"student_id" bigint NOT NULL,
	"period" smallint NOT NULL,
	"version" integer NOT NULL,
	"status" text,
	"excused" boolean NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"by_manager_id" bigint,
	"reason" text,
	CONSTRAINT "attendance_mark_versions_pkey" PRIMARY KEY("date","student_id","period","version")
);
--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"date" date NOT NULL,
	"student_id" bigint NOT NULL,
	"period" smallint NOT NULL,
	"status" text,
	"excused" boolean NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_manager_id" bigint,
	CONSTRAINT "attendance_marks_pkey" PRIMARY KEY("date","student_id","period"),
	CONSTRAINT "attendance_marks_status" CHECK ("attendance_marks"."status" in ('PRESENT', 'LATE', 'EARLY_LEAVE', 'OUTING', 'ABSENT')),
	CONSTRAINT "attendance_marks_excused" CHECK (not "attendance_marks"."excused" or ("attendance_marks"."status" is not null and "attendance_marks"."status" <> 'PRESENT')),
	CONSTRAINT "attendance_marks_period" CHECK ("attendance_marks"."period" between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "attendance_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "attendance_settings_single_row" CHECK ("attendance_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "attendance_visits" (
	"date" date NOT NULL,
	"student_id" bigint NOT NULL,
	"arrived_at" text,
	"left_at" text,
	"outings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_manager_id" bigint,
	CONSTRAINT "attendance_visits_pkey" PRIMARY KEY("date","student_id"),
	CONSTRAINT "attendance_visits_times" CHECK ("attendance_visits"."arrived_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "attendance_visits"."left_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
);
--> statement-breakpoint
CREATE TABLE "kept_meals" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_meals_pkey" PRIMARY KEY("student_id","date","meal"),
	CONSTRAINT "kept_meals_meal" CHECK ("kept_meals"."meal" in ('lunch', 'dinner'))
);
--> statement-breakpoint
CREATE TABLE "point_objections" (
	"point_id" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint,
	CONSTRAINT "point_objections_status" CHECK ("point_objections"."status" in ('OPEN', 'ACCEPTED', 'DECLINED')),
	CONSTRAINT "point_objections_answered" CHECK (("point_objections"."status" = 'OPEN') = ("point_objections"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "point_presets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"point_type" text NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_presets_type" CHECK ("point_presets"."point_type" in ('REWARD', 'PENALTY')),
	CONSTRAINT "point_presets_points" CHECK ("point_presets"."points" between 1 and 100),
	CONSTRAINT "point_presets_name_is_given" CHECK (length(trim("point_presets"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "point_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "point_settings_single_row" CHECK ("point_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "mock_exams" DROP CONSTRAINT "mock_exams_start_time";--> statement-breakpoint
ALTER TABLE "operations" DROP CONSTRAINT "operations_kind";--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "admission_time" text;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "exam_end_time" text;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "change_deadline" date;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "target_grades" jsonb;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "paper_only_notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "seat_rows" integer;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "seat_columns" integer;--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "depositor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "deposit_day" date;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "memo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "extended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "registered_by" bigint;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "seat_number" integer;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD COLUMN "seat_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_points" ADD COLUMN "preset_id" bigint;--> statement-breakpoint
ALTER TABLE "student_points" ADD COLUMN "proposal_of" date;--> statement-breakpoint
ALTER TABLE "mock_exam_settings" ADD COLUMN "allow_on_site_exam" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mock_exam_settings" ADD COLUMN "paper_only_notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_closed_by_managers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_mark_versions" ADD CONSTRAINT "attendance_mark_versions_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_mark_versions" ADD CONSTRAINT "attendance_mark_versions_cell" FOREIGN KEY ("date","student_id","period") REFERENCES "public"."attendance_marks"("date","student_id","period") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_date_attendance_days_date_fk" FOREIGN KEY ("date") REFERENCES "public"."attendance_days"("date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_date_attendance_days_date_fk" FOREIGN KEY ("date") REFERENCES "public"."attendance_days"("date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_meals" ADD CONSTRAINT "kept_meals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_objections" ADD CONSTRAINT "point_objections_point_id_student_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."student_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_objections" ADD CONSTRAINT "point_objections_answered_by_managers_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_marks_changes_idx" ON "attendance_marks" USING btree ("date","revision");--> statement-breakpoint
CREATE INDEX "attendance_marks_student_idx" ON "attendance_marks" USING btree ("student_id","date");--> statement-breakpoint
CREATE INDEX "attendance_visits_changes_idx" ON "attendance_visits" USING btree ("date","revision");--> statement-breakpoint
CREATE INDEX "attendance_visits_student_idx" ON "attendance_visits" USING btree ("student_id","date");--> statement-breakpoint
CREATE INDEX "point_objections_open_idx" ON "point_objections" USING btree ("at") WHERE "point_objections"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "point_presets_position_idx" ON "point_presets" USING btree ("position");--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_registered_by_managers_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_seat_key" ON "mock_registrations" USING btree ("mock_exam_id","seat_number") WHERE "mock_registrations"."canceled_at" is null and "mock_registrations"."seat_number" is not null;--> statement-breakpoint
CREATE INDEX "student_points_issued_idx" ON "student_points" USING btree ("incident_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "mock_exams" ADD CONSTRAINT "mock_exams_times" CHECK ("mock_exams"."admission_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "mock_exams"."exam_start_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "mock_exams"."exam_end_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "mock_exams" ADD CONSTRAINT "mock_exams_cancelled_with_reason" CHECK (num_nulls("mock_exams"."cancelled_at", "mock_exams"."cancel_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_kind" CHECK ("operations"."kind" in ('meals.rules', 'meals.edit', 'deposits.change', 'students.status', 'students.delete', 'students.import', 'attendance.fill', 'points.issue', 'mocks.change'));