ALTER TYPE "message_kind" ADD VALUE 'results-out';--> statement-breakpoint
ALTER TYPE "operation_kind" ADD VALUE 'mocks.results' BEFORE 'news.change';--> statement-breakpoint
CREATE TABLE "mock_result_releases" (
	"mock_exam_id" bigint PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_results" (
	"mock_exam_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"raw_score" double precision,
	"standard_score" integer,
	"percentile" double precision,
	"band" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mock_results_pkey" PRIMARY KEY("mock_exam_id","student_id","subject"),
	CONSTRAINT "mock_results_subject_is_given" CHECK (length(trim("subject")) > 0),
	CONSTRAINT "mock_results_say_something" CHECK (num_nonnulls("raw_score", "standard_score", "percentile", "band") > 0),
	CONSTRAINT "mock_results_raw_score" CHECK ("raw_score" between 0 and 300),
	CONSTRAINT "mock_results_standard_score" CHECK ("standard_score" between 0 and 200),
	CONSTRAINT "mock_results_percentile" CHECK ("percentile" between 0 and 100),
	CONSTRAINT "mock_results_band" CHECK ("band" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "mock_targets" (
	"student_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"percentile" double precision,
	"band" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mock_targets_pkey" PRIMARY KEY("student_id","subject"),
	CONSTRAINT "mock_targets_subject_is_given" CHECK (length(trim("subject")) > 0),
	CONSTRAINT "mock_targets_say_something" CHECK (num_nonnulls("percentile", "band") > 0),
	CONSTRAINT "mock_targets_percentile" CHECK ("percentile" between 0 and 100),
	CONSTRAINT "mock_targets_band" CHECK ("band" between 1 and 9)
);
--> statement-breakpoint
ALTER TABLE "mock_result_releases" ADD CONSTRAINT "mock_result_releases_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "mock_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_result_releases" ADD CONSTRAINT "mock_result_releases_published_by_managers_id_fk" FOREIGN KEY ("published_by") REFERENCES "managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_results" ADD CONSTRAINT "mock_results_mock_exam_id_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "mock_exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_results" ADD CONSTRAINT "mock_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_targets" ADD CONSTRAINT "mock_targets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_results_student_idx" ON "mock_results" USING btree ("student_id","mock_exam_id");