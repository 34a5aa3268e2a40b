import { errorText } from '@academy/api-client';
import { ifMatch, useVersionedForm } from '@academy/app-kit/forms';
import {
  managedNewsSchema,
  NEWS_FILES_LIMIT,
  NEWS_PICTURES_LIMIT,
  type ManagedNews,
} from '@academy/domain/news';
import { decidePdf, pdfRefusalText } from '@academy/domain/pdfs';
import { formatMoment, seoulMonth } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, serverClock } from '../../../shared/api';
import { useFollowedPictures, usePictures } from '../../../shared/pictures/use-pictures';
import { useFollowedUploads, useUploads } from '../../../shared/uploads/use-uploads';
import { useManager } from '../../../shared/session/use-manager';
import {
  keptNews,
  keptNewsName,
  emptyNews,
  fieldsOf,
  readFields,
  type NewsFields,
  type NewsStart,
} from './news-fields';
import { newsQueries } from '../news-queries';
import { newsFilesTexts, newsTexts as texts } from '../news-texts';
import { useNewsDone } from '../use-news-actions';

/** The message after saving, with the notice's present state. */
function savedText({ title, state, publishedAt }: ManagedNews, before: ManagedNews | null): string {
  if (state === 'draft') return texts.draftSaved(title);
  if (state === 'scheduled') return texts.scheduled(title, formatMoment(new Date(publishedAt)));
  return before === null || before.state === 'draft' ? texts.published(title) : texts.saved(title);
}

/** The form of one notice, or of a new one: typed text is kept on the device until it is saved. */
export function useNewsForm(
  news: ManagedNews | null,
  { start, onDone }: { start: NewsStart | undefined; onDone: () => void },
) {
  const { id: owner } = useManager();
  const queries = useQueryClient();
  const announce = useNewsDone();
  const [blank] = useState(() => ({
    ...emptyNews(seoulMonth(serverClock.serverNow())),
    ...start,
  }));
  const draftOf = (saved: ManagedNews | null) => (saved === null ? blank : fieldsOf(saved));
  const name = keptNewsName(news?.id ?? null);
  const [kept] = useState(() => keptNews.read(owner, name));
  const pictures = usePictures((kept?.draft ?? draftOf(news)).pictures, {
    limit: NEWS_PICTURES_LIMIT,
    upload: api.uploadPicture,
  });
  const files = useUploads((kept?.draft ?? draftOf(news)).files, {
    limit: NEWS_FILES_LIMIT,
    decide: decidePdf,
    reasonText: pdfRefusalText,
    send: (options, { name: fileName }) => api.uploadPdf({ ...options, query: { name: fileName } }),
    texts: newsFilesTexts,
  });
  const blocked = pictures.blocked ?? files.blocked;
  const form = useVersionedForm<ManagedNews | null, NewsFields>({
    loaded: news,
    versionOf: (saved) => saved?.version ?? 0,
    draftOf,
    read: (current) => managedNewsSchema.safeParse(current).data,
    pending: blocked !== undefined,
    keep: { drafts: keptNews, owner, name },
    onSaved: onDone,
    onReplaced(draft) {
      pictures.reset(draft.pictures);
      files.reset(draft.files);
    },
  });

  useFollowedPictures(pictures, form.draft.pictures, (next) => form.change({ pictures: next }));
  useFollowedUploads(files, form.draft.files, {
    nameOf: ({ key }) => key,
    onChange: (next) => form.change({ files: next }),
  });

  async function submit(asDraft: boolean) {
    const { base, draft } = form;
    const now = serverClock.serverNow();
    const { form: body, errors } = readFields(draft, { draft: asDraft, news: base, now });
    if (blocked !== undefined) return;
    const outcome = await form.submit(async () => {
      const saved =
        base === null
          ? await api.createNews({ body })
          : await api.editNews({ params: { newsId: base.id }, body, ...ifMatch(base.version) });
      return { saved };
    }, errors);
    if (outcome.kind === 'saved')
      announce(savedText(outcome.sent.saved, base), outcome.sent.saved.undo);
    if (outcome.kind !== 'blocked') await queries.invalidateQueries({ queryKey: newsQueries.all });
  }

  return {
    ...form,
    pictures,
    files,
    blocked,
    failure:
      form.failure !== undefined && Object.keys(form.errors).length === 0
        ? errorText(form.failure, texts.failed)
        : undefined,
    submit: (asDraft: boolean) => void submit(asDraft),
  };
}
