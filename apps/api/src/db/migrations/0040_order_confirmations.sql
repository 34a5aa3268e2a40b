ALTER TABLE "meal_orders" ADD COLUMN "confirmed_by" bigint;--> statement-breakpoint
ALTER TABLE "meal_orders" ADD CONSTRAINT "meal_orders_confirmed_by_managers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."managers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_orders_message_idx" ON "meal_orders" USING btree ("message_id");