CREATE TABLE "login_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"student_ids" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" bigint,
	CONSTRAINT "login_alerts_seen" CHECK (("login_alerts"."seen_at" is null) = ("login_alerts"."seen_by" is null))
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
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "login_devices_subject_kind" CHECK ("login_devices"."subject_kind" in ('student', 'manager')),
	CONSTRAINT "login_devices_state" CHECK ("login_devices"."state" in ('waiting', 'known', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "login_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "login_settings_single_row" CHECK ("login_settings"."id" = 1),
	CONSTRAINT "login_settings_value_is_object" CHECK (jsonb_typeof("login_settings"."value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "student_pins" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "login_alerts" ADD CONSTRAINT "login_alerts_seen_by_managers_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_settings" ADD CONSTRAINT "login_settings_updated_by_managers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_pins" ADD CONSTRAINT "student_pins_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "login_alerts_open_key" ON "login_alerts" USING btree ("device_hash") WHERE "login_alerts"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "login_devices_key" ON "login_devices" USING btree ("subject_kind","subject_id","device_hash");--> statement-breakpoint
CREATE INDEX "login_devices_waiting_idx" ON "login_devices" USING btree ("first_seen_at") WHERE "login_devices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sessions_device_idx" ON "sessions" USING btree ("device_hash","created_at");