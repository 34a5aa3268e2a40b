CREATE TABLE "directory"."servers" (
	"name" text PRIMARY KEY NOT NULL,
	"url_variable" text NOT NULL,
	CONSTRAINT "servers_name_is_word" CHECK ("name" ~ '^[a-z][a-z0-9_-]{0,40}$'),
	CONSTRAINT "servers_variable_is_named" CHECK ("url_variable" ~ '^[A-Z][A-Z0-9_]{0,60}$')
);
--> statement-breakpoint
CREATE TABLE "directory"."academies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"schema" text NOT NULL UNIQUE,
	"server" text NOT NULL REFERENCES "directory"."servers" ("name"),
	"student_host" text NOT NULL UNIQUE,
	"admin_host" text NOT NULL UNIQUE,
	"state" text DEFAULT 'active' NOT NULL,
	"schema_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academies_slug_is_word" CHECK ("slug" ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
	CONSTRAINT "academies_name_is_short" CHECK (length("name") between 1 and 100),
	CONSTRAINT "academies_schema_is_its_own" CHECK ("schema" ~ '^[a-z][a-z0-9_]{0,62}$' and "schema" !~ '^pg_' and "schema" not in ('public', 'directory', 'drizzle', 'information_schema')),
	CONSTRAINT "academies_hosts_are_names" CHECK ("student_host" ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$' and "admin_host" ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$'),
	CONSTRAINT "academies_state" CHECK ("state" in ('active', 'suspended', 'moving'))
);
--> statement-breakpoint
CREATE FUNCTION "directory"."refuse_shared_host"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	-- Two writers at once would not see each other's rows.
	perform pg_advisory_xact_lock(hashtext('directory.hosts'));
	if exists (
		select from directory.academies other
		where other.id <> new.id and (other.student_host in (new.student_host, new.admin_host) or other.admin_host in (new.student_host, new.admin_host))
	) then
		raise unique_violation using message = 'another academy has this host name', constraint = 'academies_host_is_its_own';
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "academies_hosts" BEFORE INSERT OR UPDATE OF "student_host", "admin_host" ON "directory"."academies"
	FOR EACH ROW EXECUTE FUNCTION "directory"."refuse_shared_host"();
--> statement-breakpoint
CREATE FUNCTION "directory"."tell_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	perform pg_notify('academy_directory', '');
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "academies_told" AFTER INSERT OR UPDATE OR DELETE ON "directory"."academies"
	FOR EACH STATEMENT EXECUTE FUNCTION "directory"."tell_change"();
--> statement-breakpoint
CREATE TRIGGER "servers_told" AFTER INSERT OR UPDATE OR DELETE ON "directory"."servers"
	FOR EACH STATEMENT EXECUTE FUNCTION "directory"."tell_change"();
--> statement-breakpoint
INSERT INTO "directory"."servers" ("name", "url_variable") VALUES ('main', 'DIRECTORY_URL');
