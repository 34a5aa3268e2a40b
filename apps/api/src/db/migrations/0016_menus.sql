CREATE TABLE "student_allergens" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"allergens" integer[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_allergens_are_known" CHECK (1 <= all("student_allergens"."allergens") and 19 >= all("student_allergens"."allergens"))
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "menu" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_allergens" ADD CONSTRAINT "student_allergens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_menu_is_array" CHECK (jsonb_typeof("news"."menu") = 'array');