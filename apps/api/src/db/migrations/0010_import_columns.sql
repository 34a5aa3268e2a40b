CREATE TABLE "import_columns" (
	"heading" text PRIMARY KEY NOT NULL,
	"field" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"chosen_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_chosen_by_managers_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;