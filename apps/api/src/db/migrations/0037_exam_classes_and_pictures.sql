CREATE TABLE "mock_exam_pictures" (
	"mock_exam_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "mock_exam_pictures_pkey" PRIMARY KEY("mock_exam_id","position")
);
--> statement-breakpoint
ALTER TABLE "mock_exams" ADD COLUMN "target_classes" jsonb;--> statement-breakpoint
ALTER TABLE "mock_exam_pictures" ADD CONSTRAINT "mock_exam_pictures_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "public"."mock_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam_pictures" ADD CONSTRAINT "mock_exam_pictures_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_exam_pictures_key_idx" ON "mock_exam_pictures" USING btree ("key");