ALTER TABLE "guardian_consents" DROP CONSTRAINT "guardian_consents_phone_is_digits";--> statement-breakpoint
ALTER TABLE "guardian_links" DROP CONSTRAINT "guardian_links_phone_is_digits";--> statement-breakpoint
ALTER TABLE "students" DROP CONSTRAINT "students_phone_is_digits";--> statement-breakpoint
ALTER TABLE "students" DROP CONSTRAINT "students_parent_phone_is_digits";--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_phone_is_digits" CHECK ("guardian_consents"."phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$');--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_phone_is_digits" CHECK ("guardian_links"."phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$');--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_phone_is_digits" CHECK ("students"."phone" ~ '^(0[0-9]{9,10}|[+][1-9][0-9]{6,14})$');--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_parent_phone_is_digits" CHECK ("students"."parent_phone" ~ '^(0[0-9]{8,10}|[+][1-9][0-9]{6,14})$');