CREATE TABLE "reported_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reported_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"month" text,
	"registration_id" bigint,
	"depositor_name" text NOT NULL,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reported_deposits_month" CHECK ("reported_deposits"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "reported_deposits_one_bill" CHECK (num_nonnulls("reported_deposits"."month", "reported_deposits"."registration_id") = 1),
	CONSTRAINT "reported_deposits_amount" CHECK ("reported_deposits"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "reported_deposits" ADD CONSTRAINT "reported_deposits_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_deposits" ADD CONSTRAINT "reported_deposits_registration_id_mock_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."mock_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_deposits_month_key" ON "reported_deposits" USING btree ("student_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "reported_deposits_registration_key" ON "reported_deposits" USING btree ("registration_id");