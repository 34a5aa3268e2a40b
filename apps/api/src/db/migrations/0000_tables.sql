CREATE TABLE "attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"reason_id" bigint,
	"schedule_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attachments_position" CHECK (num_nonnulls("reason_id", "schedule_id") = ("position" > 0)::int)
);
--> statement-breakpoint
CREATE TABLE "attendance_days" (
	"date" date PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" bigint,
	"closed_periods" jsonb,
	"closed_grace" smallint,
	"closed_roll" bigint[],
	"closed_open" jsonb,
	"reopen_reason" text,
	CONSTRAINT "attendance_days_closed" CHECK (num_nulls("closed_at", "closed_by") in (0, 2)),
	CONSTRAINT "attendance_days_closed_by" CHECK ("closed_at" is not null or num_nonnulls("closed_periods", "closed_grace", "closed_roll", "closed_open") = 0)
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
	CONSTRAINT "attendance_marks_status" CHECK ("status" in ('PRESENT', 'LATE', 'EARLY_LEAVE', 'OUTING', 'ABSENT')),
	CONSTRAINT "attendance_marks_excused" CHECK (not "excused" or ("status" is not null and "status" <> 'PRESENT')),
	CONSTRAINT "attendance_marks_period" CHECK ("period" between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "attendance_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "attendance_settings_single_row" CHECK ("id" = 1)
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
	"by_kiosk_id" bigint,
	CONSTRAINT "attendance_visits_pkey" PRIMARY KEY("date","student_id"),
	CONSTRAINT "attendance_visits_times" CHECK ("arrived_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "left_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"salt" text,
	"personal" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"device" text,
	"request_id" text,
	CONSTRAINT "audit_log_actor_kind" CHECK ("actor_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "meal_closings" (
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"cause" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_closings_pkey" PRIMARY KEY("date","meal"),
	CONSTRAINT "meal_closings_meal" CHECK ("meal" in ('lunch', 'dinner')),
	CONSTRAINT "meal_closings_cause" CHECK ("cause" in ('ACADEMY', 'CATERER', 'MOCK_EXAM', 'HOLIDAY', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "deposit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"depositor_name" text DEFAULT '' NOT NULL,
	"day" date,
	"note" text DEFAULT '' NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"other_month" text,
	"operation_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	"voided_by" bigint,
	CONSTRAINT "deposit_entries_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "deposit_entries_kind" CHECK ("kind" in ('deposit', 'refund', 'carry-out', 'carry-in', 'adjustment')),
	CONSTRAINT "deposit_entries_amount" CHECK ("amount" > 0 or ("kind" = 'adjustment' and "amount" < 0)),
	CONSTRAINT "deposit_entries_carry" CHECK (("kind" in ('carry-out', 'carry-in')) = ("other_month" is not null)),
	CONSTRAINT "deposit_entries_other_month" CHECK ("other_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "deposit_entries_voided_with_reason" CHECK (num_nulls("voided_at", "void_reason", "voided_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "month_closes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" bigint,
	"billed" bigint NOT NULL,
	"students" integer NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" bigint,
	"reopen_reason" text,
	CONSTRAINT "month_closes_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "month_closes_reopened_with_reason" CHECK (num_nulls("reopened_at", "reopened_by", "reopen_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"phone" text PRIMARY KEY NOT NULL,
	"agreed_on" date NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" bigint,
	"declined" text[] DEFAULT '{}' NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "guardian_consents_phone_is_digits" CHECK ("phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$')
);
--> statement-breakpoint
CREATE TABLE "guardian_link_opens" (
	"link_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardian_link_opens_pkey" PRIMARY KEY("link_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text DEFAULT gen_random_uuid()::text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "guardian_links_phone_is_digits" CHECK ("phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$')
);
--> statement-breakpoint
CREATE TABLE "student_guardians" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_guardians_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"name" text,
	"phone" text,
	"relation" text,
	CONSTRAINT "student_guardians_phone_is_digits" CHECK ("phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$'),
	CONSTRAINT "student_guardians_is_somebody" CHECK ("name" is not null or "phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"student_id" bigint,
	"manager_id" bigint,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" json,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_one_owner" CHECK (num_nonnulls("student_id", "manager_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "import_columns" (
	"heading" text PRIMARY KEY NOT NULL,
	"field" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"chosen_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"uid" text DEFAULT gen_random_uuid()::text NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"demo_since" timestamp (3) with time zone,
	"demo_left_at" timestamp (3) with time zone,
	CONSTRAINT "installation_single_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "kiosk_check_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_check_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kiosk_id" bigint NOT NULL,
	"key" text NOT NULL,
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"written" boolean NOT NULL,
	"marks" jsonb NOT NULL,
	"code_step" integer,
	"seen_at" timestamp (3) with time zone,
	"seen_by" bigint,
	CONSTRAINT "kiosk_check_ins_action" CHECK ("action" in ('arrive', 'go-out', 'come-back', 'leave')),
	CONSTRAINT "kiosk_check_ins_seen" CHECK (("seen_at" is null) = ("seen_by" is null)),
	CONSTRAINT "kiosk_check_ins_marks" CHECK ("marks" <@ '["together","no-seat","waited","not-written","day-closed","code-again","code-wrong"]'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" bigint NOT NULL,
	"code_hash" text,
	"code_until" timestamp (3) with time zone,
	"token_hash" text,
	"paired_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "kiosks_paired" CHECK (("paired_at" is null) = ("token_hash" is null)),
	CONSTRAINT "kiosks_code" CHECK (("code_hash" is null) = ("code_until" is null))
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"student_ids" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" bigint,
	CONSTRAINT "login_alerts_seen" CHECK (("seen_at" is null) = ("seen_by" is null))
);
--> statement-breakpoint
CREATE TABLE "login_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_hash" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"pin_hash" text,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "login_devices_subject_kind" CHECK ("subject_kind" in ('student', 'manager')),
	CONSTRAINT "login_devices_state" CHECK ("state" in ('waiting', 'known', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "login_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "login_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "login_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "student_pins" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "managers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'MANAGER' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"areas" text[] DEFAULT '{meals,deposits,students,contacts,attendance,points,mocks,news,settings}' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"temporary_until" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by" bigint,
	"last_login_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managers_areas" CHECK ("areas" <@ '{meals,deposits,students,contacts,attendance,points,mocks,news,settings}'::text[]),
	CONSTRAINT "managers_temporary_password" CHECK ("must_change_password" = ("temporary_until" is not null)),
	CONSTRAINT "managers_role" CHECK ("role" in ('ADMIN', 'MANAGER', 'READONLY_MANAGER')),
	CONSTRAINT "managers_status" CHECK ("status" in ('PENDING', 'ACTIVE', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "given_up_meals" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_up_meals_pkey" PRIMARY KEY("student_id","date","meal"),
	CONSTRAINT "given_up_meals_meal" CHECK ("meal" in ('lunch', 'dinner'))
);
--> statement-breakpoint
CREATE TABLE "kept_meals" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_meals_pkey" PRIMARY KEY("student_id","date","meal"),
	CONSTRAINT "kept_meals_meal" CHECK ("meal" in ('lunch', 'dinner'))
);
--> statement-breakpoint
CREATE TABLE "meal_bills" (
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"lunch_price" integer NOT NULL,
	"dinner_price" integer NOT NULL,
	"deposit_status" text DEFAULT 'unpaid' NOT NULL,
	"frozen_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_lunch" integer,
	"closed_dinner" integer,
	"closed_total" integer,
	CONSTRAINT "meal_bills_pkey" PRIMARY KEY("student_id","month"),
	CONSTRAINT "meal_bills_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "meal_bills_prices" CHECK ("lunch_price" >= 0 and "dinner_price" >= 0),
	CONSTRAINT "meal_bills_closed" CHECK (num_nulls("closed_lunch", "closed_dinner", "closed_total") in (0, 3)),
	CONSTRAINT "meal_bills_deposit_status" CHECK ("deposit_status" in ('unpaid', 'confirmed', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "pick_ups" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pick_ups_pkey" PRIMARY KEY("date","student_id","meal"),
	CONSTRAINT "pick_ups_meal" CHECK ("meal" in ('lunch', 'dinner'))
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
	CONSTRAINT "reservations_updated_by_kind" CHECK ("updated_by_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "meal_orders" (
	"date" date NOT NULL,
	"version" integer NOT NULL,
	"lunch" integer NOT NULL,
	"dinner" integer NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"message_id" bigint NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" bigint,
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
	CONSTRAINT "message_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "message_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"student_id" bigint,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"template" jsonb,
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
	CONSTRAINT "messages_kind" CHECK ("kind" in ('order', 'test', 'arrived', 'left', 'early', 'out', 'back', 'missing', 'unpaid', 'decided', 'step', 'exam', 'notice', 'report', 'menu', 'cutoff', 'schedule-answer', 'reason-answer', 'seat-free')),
	CONSTRAINT "messages_channel" CHECK ("channel" in ('mail', 'copy', 'sms', 'alimtalk', 'push')),
	CONSTRAINT "messages_state" CHECK ("state" in ('waiting', 'sending', 'sent', 'dead')),
	CONSTRAINT "messages_failure" CHECK ("failure" in ('not-set-up', 'unreachable', 'login-refused', 'recipient-refused', 'refused', 'too-late', 'replaced', 'no-balance', 'taken-back', 'stopped')),
	CONSTRAINT "messages_sent_has_time" CHECK (("state" = 'sent') = ("sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "notice_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "notice_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "meal_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint,
	"first_date" date NOT NULL,
	"last_date" date,
	"lunch_price" integer,
	"dinner_price" integer,
	"reason" text DEFAULT '' NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "meal_prices_days" CHECK ("last_date" >= "first_date"),
	CONSTRAINT "meal_prices_some" CHECK (num_nonnulls("lunch_price", "dinner_price") > 0),
	CONSTRAINT "meal_prices_won" CHECK ("lunch_price" >= 0 and "dinner_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mock_exam_pictures" (
	"mock_exam_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "mock_exam_pictures_pkey" PRIMARY KEY("mock_exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "mock_exams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"exam_date" date NOT NULL,
	"admission_time" text,
	"exam_start_time" text,
	"exam_end_time" text,
	"place" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"registration_start_date" date NOT NULL,
	"registration_end_date" date NOT NULL,
	"change_deadline" date,
	"target_grades" jsonb,
	"target_classes" jsonb,
	"closed_at" timestamp (3) with time zone,
	"fee" integer NOT NULL,
	"deposit_deadline" date,
	"account" jsonb,
	"ask_subject_option" boolean DEFAULT false NOT NULL,
	"subject_options" jsonb,
	"allow_on_site_exam" boolean DEFAULT true NOT NULL,
	"on_site_capacity" integer,
	"paper_only_notice" text DEFAULT '' NOT NULL,
	"on_site_taken" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"seat_rows" integer,
	"seat_columns" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mock_exams_title_is_given" CHECK (length(trim("title")) > 0),
	CONSTRAINT "mock_exams_times" CHECK ("admission_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "exam_start_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "exam_end_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "mock_exams_registration_days" CHECK ("registration_start_date" <= "registration_end_date"),
	CONSTRAINT "mock_exams_fee" CHECK ("fee" >= 0),
	CONSTRAINT "mock_exams_seats" CHECK ("on_site_taken" >= 0 and ("on_site_capacity" is null or "on_site_taken" <= "on_site_capacity")),
	CONSTRAINT "mock_exams_cancelled_with_reason" CHECK (num_nulls("cancelled_at", "cancel_reason") in (0, 2)),
	CONSTRAINT "mock_exams_waiting" CHECK ("waiting_count" >= 0)
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
	"depositor_name" text DEFAULT '' NOT NULL,
	"deposit_day" date,
	"memo" text DEFAULT '' NOT NULL,
	"extended_until" timestamp (3) with time zone,
	"registered_by" bigint,
	"seat_number" integer,
	"seat_fixed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mock_registrations_on_site_state" CHECK ("on_site_state" in ('confirmed', 'waiting', 'none')),
	CONSTRAINT "mock_registrations_waiting" CHECK (("on_site_state" = 'waiting') = ("waiting_order" is not null)),
	CONSTRAINT "mock_registrations_canceled_has_no_seat" CHECK ("canceled_at" is null or "on_site_state" = 'none'),
	CONSTRAINT "mock_registrations_fee" CHECK ("fee" >= 0),
	CONSTRAINT "mock_registrations_payment_status" CHECK ("payment_status" in ('free', 'unpaid', 'confirmed', 'refund-due', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"category" text DEFAULT 'INFO' NOT NULL,
	"month" text,
	"content" text DEFAULT '' NOT NULL,
	"menu" jsonb DEFAULT '[]' NOT NULL,
	"image_key" text,
	"draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"pinned_order" integer,
	"tell_guardians" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_title_is_given" CHECK (length(trim("title")) > 0),
	CONSTRAINT "news_category" CHECK ("category" in ('MENU', 'INFO', 'URGENT')),
	CONSTRAINT "news_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "news_menu_is_array" CHECK (jsonb_typeof("menu") = 'array')
);
--> statement-breakpoint
CREATE TABLE "news_pictures" (
	"news_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "news_pictures_pkey" PRIMARY KEY("news_id","position")
);
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint
);
--> statement-breakpoint
CREATE TABLE "operation_rows" (
	"operation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "operation_rows_pkey" PRIMARY KEY("operation_id","position")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_manager_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_key" text,
	"undone_at" timestamp (3) with time zone,
	"undone_by" bigint,
	CONSTRAINT "operations_kind" CHECK ("kind" in ('meals.rules', 'meals.settings', 'meals.edit', 'meals.prices', 'deposits.change', 'deposits.statement', 'months.close', 'students.edit', 'students.create', 'students.status', 'students.delete', 'students.import', 'students.erasure', 'attendance.fill', 'attendance.close', 'reports.remark', 'schedules.change', 'reasons.change', 'points.issue', 'points.change', 'mocks.change', 'mocks.exam', 'mocks.seats', 'news.change', 'settings.change', 'points.settings', 'accounts.change'))
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
	CONSTRAINT "point_objections_status" CHECK ("status" in ('OPEN', 'ACCEPTED', 'DECLINED')),
	CONSTRAINT "point_objections_answered" CHECK (("status" = 'OPEN') = ("answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "point_presets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"point_type" text NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_presets_type" CHECK ("point_type" in ('REWARD', 'PENALTY')),
	CONSTRAINT "point_presets_points" CHECK ("points" between 1 and 100),
	CONSTRAINT "point_presets_name_is_given" CHECK (length(trim("name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "point_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "point_settings_single_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "student_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"incident_date" date NOT NULL,
	"point_type" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"preset_id" bigint,
	"proposal_of" date,
	"memo" text DEFAULT '' NOT NULL,
	"issued_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	"voided_by" bigint,
	CONSTRAINT "student_points_type" CHECK ("point_type" in ('REWARD', 'PENALTY')),
	CONSTRAINT "student_points_score" CHECK ("points" >= 0),
	CONSTRAINT "student_points_reason_is_given" CHECK (length(trim("reason")) > 0),
	CONSTRAINT "student_points_voided_with_reason" CHECK (num_nulls("voided_at", "void_reason", "voided_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_keys_single_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_settings" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"menu" boolean NOT NULL,
	"menu_hour" integer NOT NULL,
	"cutoff" boolean NOT NULL,
	"answers" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_settings_menu_hour" CHECK ("menu_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"student_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_ok_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
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
	"by_guardian" boolean DEFAULT false NOT NULL,
	CONSTRAINT "absence_reasons_type" CHECK ("type" in ('ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING')),
	CONSTRAINT "absence_reasons_times" CHECK ("arrive_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "leave_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "back_at" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "absence_reasons_category" CHECK ("category" in ('ILLNESS', 'HOSPITAL', 'SCHOOL', 'FAMILY', 'TRANSPORT', 'OTHER')),
	CONSTRAINT "absence_reasons_text_is_given" CHECK (length(trim("text")) > 0),
	CONSTRAINT "absence_reasons_status" CHECK ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "absence_reasons_rejected_with_reason" CHECK ("status" <> 'REJECTED' or "reject_reason" is not null)
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
	CONSTRAINT "regular_schedules_type" CHECK ("type" in ('ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER')),
	CONSTRAINT "regular_schedules_kind" CHECK ("kind" in ('LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY')),
	CONSTRAINT "regular_schedules_title_is_given" CHECK (length(trim("title")) > 0),
	CONSTRAINT "regular_schedules_weekdays" CHECK (cardinality("weekdays") between 1 and 7 and "weekdays" <@ '{0,1,2,3,4,5,6}'::smallint[]),
	CONSTRAINT "regular_schedules_times" CHECK ("from_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' and "to_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "regular_schedules_every_weeks" CHECK ("every_weeks" in (1, 2)),
	CONSTRAINT "regular_schedules_status" CHECK ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
	CONSTRAINT "regular_schedules_rejected_with_reason" CHECK ("status" <> 'REJECTED' or "reject_reason" is not null),
	CONSTRAINT "regular_schedules_registered_by" CHECK ("registered_by" in ('student', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "schedule_versions" (
	"schedule_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"by_kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_versions_pkey" PRIMARY KEY("schedule_id","version"),
	CONSTRAINT "schedule_versions_by_kind" CHECK ("by_kind" in ('student', 'manager', 'system'))
);
--> statement-breakpoint
CREATE TABLE "seat_maps" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "seat_maps_single_row" CHECK ("id" = 1),
	CONSTRAINT "seat_maps_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "refresh_tokens_hash_is_sha256" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"device_label" text DEFAULT '' NOT NULL,
	"device_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "sessions_subject_kind" CHECK ("subject_kind" in ('student', 'manager')),
	CONSTRAINT "sessions_revoked_with_reason" CHECK (("revoked_at" is null) = ("revoked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "academy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"company_lines" jsonb NOT NULL,
	"manual_url" text NOT NULL,
	"desk_phone" text NOT NULL,
	"channel_url" text NOT NULL,
	"logo_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "academy_single_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "holidays_pkey" PRIMARY KEY("date","name"),
	CONSTRAINT "holidays_source" CHECK ("source" in ('public', 'academy'))
);
--> statement-breakpoint
CREATE TABLE "lunch_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "lunch_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "lunch_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "statement_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"entry_id" bigint,
	"registration_id" bigint,
	"amount" integer NOT NULL,
	CONSTRAINT "statement_bookings_amount" CHECK ("amount" > 0),
	CONSTRAINT "statement_bookings_one_bill" CHECK (num_nonnulls("entry_id", "registration_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "statement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"time" text,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" bigint,
	"memo" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" bigint NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "statement_rows_amount" CHECK ("amount" > 0),
	CONSTRAINT "statement_rows_time" CHECK ("time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
);
--> statement-breakpoint
CREATE TABLE "statement_titles" (
	"title" text PRIMARY KEY NOT NULL,
	"field" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"chosen_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reported_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"month" text,
	"registration_id" bigint,
	"depositor_name" text NOT NULL,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reported_deposits_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "reported_deposits_one_bill" CHECK (num_nonnulls("month", "registration_id") = 1),
	CONSTRAINT "reported_deposits_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "student_allergens" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"allergens" integer[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_allergens_are_known" CHECK (1 <= all("allergens") and 19 >= all("allergens"))
);
--> statement-breakpoint
CREATE TABLE "erasure_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "erasure_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "erasure_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "mock_exam_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"subject_options" text DEFAULT '' NOT NULL,
	"allow_on_site_exam" boolean DEFAULT true NOT NULL,
	"paper_only_notice" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "mock_exam_settings_single_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "schedule_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "schedule_settings_single_row" CHECK ("id" = 1),
	CONSTRAINT "schedule_settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"school" text,
	"grade" text,
	"class_name" text,
	"seat" text,
	"status" text DEFAULT 'ENROLLED' NOT NULL,
	"left_on" date,
	"start_date" date,
	"allergy" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"depositor_names" text[] DEFAULT '{}' NOT NULL,
	"cash_receipt_number" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "students_phone_is_digits" CHECK ("phone" ~ '^(0[0-9]{9,10}|[+][1-9][0-9]{6,14})$'),
	CONSTRAINT "students_cash_receipt_is_digits" CHECK ("cash_receipt_number" ~ '^[0-9]{0,19}$'),
	CONSTRAINT "students_name_is_given" CHECK (length(trim("name")) > 0),
	CONSTRAINT "students_erased_is_deleted" CHECK ("erased_at" is null or "deleted_at" is not null),
	CONSTRAINT "students_status" CHECK ("status" in ('ENROLLED', 'ON_LEAVE', 'LEFT'))
);
--> statement-breakpoint
CREATE TABLE "report_remarks" (
	"student_id" bigint NOT NULL,
	"month" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "report_remarks_pkey" PRIMARY KEY("student_id","month"),
	CONSTRAINT "report_remarks_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "report_remarks_text" CHECK (length("text") <= 300)
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_reason_id_absence_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "absence_reasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_schedule_id_regular_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "regular_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_closed_by_managers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_mark_versions" ADD CONSTRAINT "attendance_mark_versions_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_mark_versions" ADD CONSTRAINT "attendance_mark_versions_cell" FOREIGN KEY ("date","student_id","period") REFERENCES "attendance_marks"("date","student_id","period") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_date_attendance_days_date_fk" FOREIGN KEY ("date") REFERENCES "attendance_days"("date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_date_attendance_days_date_fk" FOREIGN KEY ("date") REFERENCES "attendance_days"("date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_visits" ADD CONSTRAINT "attendance_visits_by_kiosk_id_kiosks_id_fk" FOREIGN KEY ("by_kiosk_id") REFERENCES "kiosks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_closings" ADD CONSTRAINT "meal_closings_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_voided_by_managers_id_fk" FOREIGN KEY ("voided_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_closed_by_managers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopened_by_managers_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_noted_by_managers_id_fk" FOREIGN KEY ("noted_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_link_opens" ADD CONSTRAINT "guardian_link_opens_link_id_guardian_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "guardian_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_guardians" ADD CONSTRAINT "student_guardians_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_manager_id_managers_id_fk" FOREIGN KEY ("manager_id") REFERENCES "managers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_chosen_by_managers_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_kiosk_id_kiosks_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "kiosks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_check_ins" ADD CONSTRAINT "kiosk_check_ins_seen_by_managers_id_fk" FOREIGN KEY ("seen_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_added_by_managers_id_fk" FOREIGN KEY ("added_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_alerts" ADD CONSTRAINT "login_alerts_seen_by_managers_id_fk" FOREIGN KEY ("seen_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_settings" ADD CONSTRAINT "login_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_pins" ADD CONSTRAINT "student_pins_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_approved_by_managers_id_fk" FOREIGN KEY ("approved_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_up_meals" ADD CONSTRAINT "given_up_meals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_meals" ADD CONSTRAINT "kept_meals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_bills" ADD CONSTRAINT "meal_bills_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_orders" ADD CONSTRAINT "meal_orders_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_orders" ADD CONSTRAINT "meal_orders_confirmed_by_managers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_prices" ADD CONSTRAINT "meal_prices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_prices" ADD CONSTRAINT "meal_prices_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam_pictures" ADD CONSTRAINT "mock_exam_pictures_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "mock_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam_pictures" ADD CONSTRAINT "mock_exam_pictures_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "mock_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_registrations" ADD CONSTRAINT "mock_registrations_registered_by_managers_id_fk" FOREIGN KEY ("registered_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_pictures" ADD CONSTRAINT "stored_pictures_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_rows" ADD CONSTRAINT "operation_rows_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_by_manager_id_managers_id_fk" FOREIGN KEY ("by_manager_id") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_undone_by_managers_id_fk" FOREIGN KEY ("undone_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_objections" ADD CONSTRAINT "point_objections_point_id_student_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "student_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_objections" ADD CONSTRAINT "point_objections_answered_by_managers_id_fk" FOREIGN KEY ("answered_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_issued_by_managers_id_fk" FOREIGN KEY ("issued_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_points" ADD CONSTRAINT "student_points_voided_by_managers_id_fk" FOREIGN KEY ("voided_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_reasons" ADD CONSTRAINT "absence_reasons_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_reasons" ADD CONSTRAINT "absence_reasons_decided_by_managers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_replaces_id_regular_schedules_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "regular_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_schedules" ADD CONSTRAINT "regular_schedules_decided_by_managers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_schedule_id_regular_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "regular_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_maps" ADD CONSTRAINT "seat_maps_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy" ADD CONSTRAINT "academy_logo_key_stored_pictures_key_fk" FOREIGN KEY ("logo_key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy" ADD CONSTRAINT "academy_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lunch_settings" ADD CONSTRAINT "lunch_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_row_id_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "statement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_entry_id_deposit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "deposit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_bookings" ADD CONSTRAINT "statement_bookings_registration_id_mock_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "mock_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_imported_by_managers_id_fk" FOREIGN KEY ("imported_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_titles" ADD CONSTRAINT "statement_titles_chosen_by_managers_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_deposits" ADD CONSTRAINT "reported_deposits_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_deposits" ADD CONSTRAINT "reported_deposits_registration_id_mock_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "mock_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_allergens" ADD CONSTRAINT "student_allergens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_settings" ADD CONSTRAINT "erasure_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam_settings" ADD CONSTRAINT "mock_exam_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_settings" ADD CONSTRAINT "schedule_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_remarks" ADD CONSTRAINT "report_remarks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_remarks" ADD CONSTRAINT "report_remarks_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_reason_idx" ON "attachments" USING btree ("reason_id","position");--> statement-breakpoint
CREATE INDEX "attachments_schedule_idx" ON "attachments" USING btree ("schedule_id","position");--> statement-breakpoint
CREATE INDEX "attachments_student_idx" ON "attachments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "attachments_key_idx" ON "attachments" USING btree ("key");--> statement-breakpoint
CREATE INDEX "attendance_marks_changes_idx" ON "attendance_marks" USING btree ("date","revision");--> statement-breakpoint
CREATE INDEX "attendance_marks_student_idx" ON "attendance_marks" USING btree ("student_id","date");--> statement-breakpoint
CREATE INDEX "attendance_visits_changes_idx" ON "attendance_visits" USING btree ("date","revision");--> statement-breakpoint
CREATE INDEX "attendance_visits_student_idx" ON "attendance_visits" USING btree ("student_id","date");--> statement-breakpoint
CREATE INDEX "audit_chain_audit_idx" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_seat_left_idx" ON "audit_log" USING btree (lower(translate(normalize(("before" ->> 'seat'), NFKC), ' -‐‑‒–—―−⁃ー〜〰ㅡᅳ─━˗﹘', '')),"id") WHERE "audit_log"."entity" = 'students' and ("audit_log"."before" ->> 'seat') is distinct from ("audit_log"."after" ->> 'seat');--> statement-breakpoint
CREATE INDEX "audit_log_seat_taken_idx" ON "audit_log" USING btree (lower(translate(normalize(("after" ->> 'seat'), NFKC), ' -‐‑‒–—―−⁃ー〜〰ㅡᅳ─━˗﹘', '')),"id") WHERE "audit_log"."entity" = 'students' and ("audit_log"."before" ->> 'seat') is distinct from ("audit_log"."after" ->> 'seat');--> statement-breakpoint
CREATE INDEX "deposit_entries_month_idx" ON "deposit_entries" USING btree ("month","student_id");--> statement-breakpoint
CREATE INDEX "deposit_entries_student_idx" ON "deposit_entries" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_standing_key" ON "month_closes" USING btree ("month") WHERE "month_closes"."reopened_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_phone_key" ON "guardian_links" USING btree ("phone") WHERE "guardian_links"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "student_guardians_phone_key" ON "student_guardians" USING btree ("student_id","phone");--> statement-breakpoint
CREATE INDEX "student_guardians_phone_idx" ON "student_guardians" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_student_key" ON "idempotency_keys" USING btree ("student_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_manager_key" ON "idempotency_keys" USING btree ("manager_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_check_ins_key" ON "kiosk_check_ins" USING btree ("key");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_day_idx" ON "kiosk_check_ins" USING btree ("date");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_kiosk_idx" ON "kiosk_check_ins" USING btree ("kiosk_id","at");--> statement-breakpoint
CREATE INDEX "kiosk_check_ins_student_idx" ON "kiosk_check_ins" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_token_key" ON "kiosks" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosks_code_key" ON "kiosks" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "limits_expires_at_idx" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "login_alerts_open_key" ON "login_alerts" USING btree ("device_hash") WHERE "login_alerts"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "login_devices_key" ON "login_devices" USING btree ("subject_kind","subject_id","device_hash");--> statement-breakpoint
CREATE INDEX "login_devices_waiting_idx" ON "login_devices" USING btree ("first_seen_at") WHERE "login_devices"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "managers_username_key" ON "managers" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "meal_bills_month_idx" ON "meal_bills" USING btree ("month");--> statement-breakpoint
CREATE INDEX "reservations_date_idx" ON "reservations" USING btree ("date","student_id");--> statement-breakpoint
CREATE INDEX "meal_orders_message_idx" ON "meal_orders" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "messages_due_idx" ON "messages" USING btree ("next_at") WHERE "messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "messages_student_idx" ON "messages" USING btree ("student_id","id") WHERE "messages"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_sent_at_idx" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_recipient_idx" ON "messages" USING btree ("recipient") WHERE "messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meal_prices_student_idx" ON "meal_prices" USING btree ("student_id","first_date");--> statement-breakpoint
CREATE INDEX "mock_exam_pictures_key_idx" ON "mock_exam_pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mock_exams_registration_end_idx" ON "mock_exams" USING btree ("registration_end_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_seat_key" ON "mock_registrations" USING btree ("mock_exam_id","seat_number") WHERE "mock_registrations"."canceled_at" is null and "mock_registrations"."seat_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_active_key" ON "mock_registrations" USING btree ("student_id","mock_exam_id") WHERE "mock_registrations"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "mock_registrations_student_idx" ON "mock_registrations" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mock_registrations_exam_idx" ON "mock_registrations" USING btree ("mock_exam_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_registrations_waiting_key" ON "mock_registrations" USING btree ("mock_exam_id","waiting_order") WHERE "mock_registrations"."on_site_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_pictures_key_idx" ON "news_pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "operations_kind_idx" ON "operations" USING btree ("kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "operations_request_key" ON "operations" USING btree ("by_manager_id","request_key");--> statement-breakpoint
CREATE INDEX "point_objections_open_idx" ON "point_objections" USING btree ("at") WHERE "point_objections"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "point_presets_position_idx" ON "point_presets" USING btree ("position");--> statement-breakpoint
CREATE INDEX "student_points_list_idx" ON "student_points" USING btree ("student_id","incident_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "student_points"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "student_points_issued_idx" ON "student_points" USING btree ("incident_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "push_subscriptions_student_idx" ON "push_subscriptions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "absence_reasons_list_idx" ON "absence_reasons" USING btree ("student_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "absence_reasons_date_idx" ON "absence_reasons" USING btree ("date","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "absence_reasons_standing_key" ON "absence_reasons" USING btree ("student_id","date","type") WHERE "absence_reasons"."status" in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "regular_schedules_student_idx" ON "regular_schedules" USING btree ("student_id","first_date","id");--> statement-breakpoint
CREATE INDEX "regular_schedules_pending_idx" ON "regular_schedules" USING btree ("created_at") WHERE "regular_schedules"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "regular_schedules_change_request_key" ON "regular_schedules" USING btree ("replaces_id") WHERE "regular_schedules"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_subject_idx" ON "sessions" USING btree ("subject_kind","subject_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_device_idx" ON "sessions" USING btree ("device_hash","created_at");--> statement-breakpoint
CREATE INDEX "statement_bookings_row_idx" ON "statement_bookings" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_student_idx" ON "statement_bookings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_entry_idx" ON "statement_bookings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "statement_bookings_registration_idx" ON "statement_bookings" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "statement_rows_day_idx" ON "statement_rows" USING btree ("day") WHERE "statement_rows"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_deposits_month_key" ON "reported_deposits" USING btree ("student_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "reported_deposits_registration_key" ON "reported_deposits" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_phone_key" ON "students" USING btree ("phone","name") WHERE "students"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "students_seat_key" ON "students" USING btree (lower(translate(normalize("seat", NFKC), ' -‐‑‒–—―−⁃ー〜〰ㅡᅳ─━˗﹘', ''))) WHERE "students"."seat" is not null and "students"."status" = 'ENROLLED' and "students"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "students_name_idx" ON "students" USING btree ("name");