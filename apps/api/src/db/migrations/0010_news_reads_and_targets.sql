CREATE TABLE "news_reads" (
	"news_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "news_reads_pkey" PRIMARY KEY("news_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "asks_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "show_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "target_grades" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "target_classes" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "target_students" jsonb;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_reads_student_idx" ON "news_reads" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_shown_first_asks" CHECK ("asks_read" or not "show_first");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_menu_is_for_all" CHECK ("category" <> 'MENU' or num_nonnulls("target_grades", "target_classes", "target_students") = 0);