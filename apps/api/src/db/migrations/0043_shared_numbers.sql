DROP INDEX "students_phone_key";--> statement-breakpoint
CREATE UNIQUE INDEX "students_phone_key" ON "students" USING btree ("phone","name") WHERE "students"."deleted_at" is null;