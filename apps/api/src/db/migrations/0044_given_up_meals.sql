CREATE TABLE "given_up_meals" (
	"student_id" bigint NOT NULL,
	"date" date NOT NULL,
	"meal" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "given_up_meals_pkey" PRIMARY KEY("student_id","date","meal"),
	CONSTRAINT "given_up_meals_meal" CHECK ("given_up_meals"."meal" in ('lunch', 'dinner'))
);
--> statement-breakpoint
ALTER TABLE "given_up_meals" ADD CONSTRAINT "given_up_meals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;