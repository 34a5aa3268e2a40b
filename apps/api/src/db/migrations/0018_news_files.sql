CREATE TABLE "news_files" (
	"news_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "news_files_pkey" PRIMARY KEY("news_id","position")
);
--> statement-breakpoint
ALTER TABLE "stored_pictures" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_files" ADD CONSTRAINT "news_files_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_files" ADD CONSTRAINT "news_files_key_stored_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "stored_pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_files_key_idx" ON "news_files" USING btree ("key");