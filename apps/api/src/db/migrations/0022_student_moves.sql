CREATE TABLE "student_moves" (
	"key" text PRIMARY KEY NOT NULL,
	"student_id" bigint,
	"state" text NOT NULL,
	"branch" text NOT NULL,
	"url" text NOT NULL,
	"day" date NOT NULL,
	"made" boolean DEFAULT false NOT NULL,
	"record" jsonb,
	"histories" jsonb DEFAULT '[]' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_moves_state" CHECK ("state" in ('planned', 'withdrawn', 'gone', 'prepared', 'discarded', 'arrived'))
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text DEFAULT gen_random_uuid()::text NOT NULL,
	"from_branch" text NOT NULL,
	"to_branch" text NOT NULL,
	"from_student" bigint NOT NULL,
	"day" date NOT NULL,
	"planned_on" date NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"problem" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moves_uid_unique" UNIQUE("uid"),
	CONSTRAINT "moves_state" CHECK ("state" in ('planned', 'announced', 'prepared', 'left', 'done', 'cancelling', 'cancelled')),
	CONSTRAINT "moves_problem" CHECK ("problem" in ('from-silent', 'to-silent', 'not-here', 'already-moving', 'student-there', 'number-taken')),
	CONSTRAINT "moves_between_two" CHECK ("from_branch" <> "to_branch")
);
--> statement-breakpoint
ALTER TABLE "student_moves" ADD CONSTRAINT "student_moves_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_moves_student_idx" ON "student_moves" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_moves_planned_key" ON "student_moves" USING btree ("student_id") WHERE "student_moves"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "moves_open_idx" ON "moves" USING btree ("day") WHERE "moves"."state" not in ('done', 'cancelled');