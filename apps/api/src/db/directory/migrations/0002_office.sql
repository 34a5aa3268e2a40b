ALTER TABLE "directory"."academies" ADD COLUMN "office" text REFERENCES "directory"."academies" ("slug");
--> statement-breakpoint
CREATE FUNCTION "directory"."refuse_office_with_office"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	-- Two writers at once would not see each other's rows.
	perform pg_advisory_xact_lock(hashtext('directory.offices'));
	if new.office is not null and (
		new.office = new.slug
		or exists (select from directory.academies office where office.slug = new.office and office.office is not null)
		or exists (select from directory.academies branch where branch.office = new.slug)
	) then
		raise check_violation using message = 'a head office has no head office itself', constraint = 'academies_office_has_none';
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "academies_offices" BEFORE INSERT OR UPDATE OF "office" ON "directory"."academies"
	FOR EACH ROW EXECUTE FUNCTION "directory"."refuse_office_with_office"();
