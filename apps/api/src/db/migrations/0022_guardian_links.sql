CREATE TABLE "guardian_link_opens" (
	"link_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardian_link_opens_pkey" PRIMARY KEY("link_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text DEFAULT gen_random_uuid()::text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "guardian_links_phone_is_digits" CHECK ("guardian_links"."phone" ~ '^[0-9]{9,11}$')
);
--> statement-breakpoint
ALTER TABLE "guardian_link_opens" ADD CONSTRAINT "guardian_link_opens_link_id_guardian_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."guardian_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_created_by_managers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_phone_key" ON "guardian_links" USING btree ("phone") WHERE "guardian_links"."revoked_at" is null;