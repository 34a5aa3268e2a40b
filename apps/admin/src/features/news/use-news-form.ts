import { ApiError, errorText } from '@academy/api-client';
import { isStale } from '@academy/app-kit/writes';
import {
  managedNewsSchema,
  type ManagedNews,
  type NewsErrors,
  type NewsForm,
} from '@academy/domain/news';
import { formatMoment, seoulMonth } from '@academy/domain/time';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, serverClock } from '../../shared/api';
import { useUnsavedChanges } from '../../shared/unsaved-changes';
import { useManager } from '../../shared/use-manager';
import { keptNews } from './kept-news';
import { emptyNews, fieldsOf, readFields, sameFields, type NewsFields } from './news-fields';
import { newsTexts as texts } from './news-texts';
import { useNewsActions } from './use-news-actions';
import { usePictures } from './use-pictures';

/** The notice as somebody else saved it meanwhile, when that is why ours was refused. */
function theirsIn(error: unknown): ManagedNews | undefined {
  if (!isStale(error)) return undefined;
  const { body } = error;
  return managedNewsSchema.safeParse(
    typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined,
  ).data;
}

/** What is said after saving: where the notice stands now. */
function savedText({ title, state, publishedAt }: ManagedNews, before: ManagedNews | null): string {
  if (state === 'draft') return texts.draftSaved(title);
  if (state === 'scheduled') return texts.scheduled(title, formatMoment(new Date(publishedAt)));
  return before === null || before.state === 'draft' ? texts.published(title) : texts.saved(title);
}

/**
 * The form of one notice, or of a new one: typed text is kept on the device until it is saved, and
 * nothing of somebody else's is overwritten unseen.
 */
export function useNewsForm(news: ManagedNews | null, onDone: () => void) {
  const { id: managerId } = useManager();
  const newsId = news?.id ?? null;
  const { written, readAgain } = useNewsActions();
  const [kept, setKept] = useState(() => keptNews.read(managerId, newsId));
  // What is saved now, as far as this form knows; it moves on only when a clash shows the newer
  // one.
  const [base, setBase] = useState(news);
  const [clean] = useState(() => emptyNews(seoulMonth(serverClock.serverNow())));
  const before = base === null ? clean : fieldsOf(base);
  const [typed, setTyped] = useState<NewsFields>(kept?.fields ?? before);
  const [version, setVersion] = useState(kept ? kept.version : (news?.version ?? null));
  const [errors, setErrors] = useState<NewsErrors>({});
  const [saved, setSaved] = useState(false);
  const pictures = usePictures(typed.pictures);

  const fields: NewsFields = { ...typed, pictures: pictures.pictures };
  const dirty = !saved && (!sameFields(fields, before) || pictures.blocked !== undefined);
  useUnsavedChanges(dirty);
  const text = JSON.stringify(fields);
  useEffect(() => {
    if (dirty) keptNews.put(managerId, newsId, { version, fields: JSON.parse(text) });
    else keptNews.forget(managerId, newsId);
  }, [dirty, managerId, newsId, version, text]);

  const save = useMutation({
    mutationFn: ({ form, over }: { form: NewsForm; over: number | null }) =>
      newsId === null
        ? api.createNews({ body: form })
        : api.editNews({
            params: { newsId },
            body: form,
            headers: { 'If-Match': `"${over ?? 0}"` },
          }),
    onSuccess: (after) => {
      setSaved(true);
      keptNews.forget(managerId, newsId);
      written(savedText(after, base), after, base);
      onDone();
    },
    onError: (error) => setErrors(error instanceof ApiError ? (error.errors ?? {}) : {}),
    onSettled: () => void readAgain(),
  });
  const clash = theirsIn(save.error);

  function startFrom(next: NewsFields) {
    setTyped(next);
    pictures.reset(next.pictures);
    setErrors({});
    setKept(undefined);
    save.reset();
  }

  function submit(draft: boolean, over = version) {
    const { form, errors: found } = readFields(fields, {
      draft,
      news: base,
      now: serverClock.serverNow(),
    });
    setErrors(found);
    if (Object.keys(found).length === 0 && pictures.blocked === undefined && !save.isPending)
      save.mutate({ form, over });
  }

  return {
    fields,
    pictures,
    errors,
    dirty,
    clash,
    base,
    busy: save.isPending,
    restored: kept !== undefined && dirty,
    failure:
      save.error && !clash && !(save.error instanceof ApiError && save.error.errors)
        ? errorText(save.error, texts.failed)
        : undefined,
    change: (changes: Partial<NewsFields>) => setTyped((all) => ({ ...all, ...changes })),
    submit,
    startOver: () => {
      setVersion(news?.version ?? null);
      startFrom(news === null ? clean : fieldsOf(news));
    },
    /**
     * After a clash: ours goes over theirs as it was meant to be saved, or theirs takes the place
     * of ours.
     */
    takeMine: (theirs: ManagedNews) => {
      setBase(theirs);
      setVersion(theirs.version);
      submit(save.variables?.form.draft ?? false, theirs.version);
    },
    takeTheirs: (theirs: ManagedNews) => {
      setBase(theirs);
      setVersion(theirs.version);
      startFrom(fieldsOf(theirs));
    },
  };
}
