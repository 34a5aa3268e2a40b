ALTER TABLE "guardian_links" ADD COLUMN "renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- An academy that has its settings already decides itself whether links ask who opens them.
UPDATE "attendance_settings" SET "value" = "value" || '{"guardianCheck":"off"}' WHERE "value"->>'guardianCheck' IS NULL;--> statement-breakpoint
-- Addresses are signed when they are sent: what went out keeps none that opens anything.
UPDATE "messages" SET
  "text" = regexp_replace("text", '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}', '\1SIGNED-WHEN-IT-IS-SENT', 'g'),
  "template" = regexp_replace("template"::text, '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}', '\1SIGNED-WHEN-IT-IS-SENT', 'g')::jsonb
  WHERE "text" ~ '(guardian\.html#[0-9]+/|/order#[0-9-]+/)[A-Za-z0-9_-]{22}';
