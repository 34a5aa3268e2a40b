import {
  checkNews,
  readTerms,
  type NewsDraft,
  type WrittenNews,
  type newsManagementEndpoints,
} from '@academy/domain/news';
import type { Tx } from '../../db/database';
import { etagOf } from '../../http/writes/if-match';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { madeRows } from '../../shared/operations/restoring-rows-db';
import { holdPictures } from '../../shared/pictures/stored-pictures-db';
import { changeNews, readWritten } from './change-news';
import { factsOf, managedOf, type NewsDeps } from './managed-news';
import { insertNews, keptNews, lockPins, nextPin, readNews, updateNews } from './news-db';
import { writeFiles } from './files/files-db';
import { writePictures } from './pictures/pictures-db';
import { notifyNews } from './notify-news';
import { recordNews } from './undo-news';

type Targets = Pick<NewsDraft, 'targetGrades' | 'targetClasses' | 'targetStudents'>;

const NOBODY_LEFT_OUT = { targetGrades: null, targetClasses: null, targetStudents: null };

/** Whom it is for, each once; a 식단표 is for all. */
function targetsOf(category: NewsDraft['category'], targets: Targets): Targets {
  if (category === 'MENU') return NOBODY_LEFT_OUT;
  const { targetGrades, targetClasses, targetStudents } = targets;
  return {
    targetGrades: targetGrades && [...new Set(targetGrades)],
    targetClasses: targetClasses && [...new Set(targetClasses)],
    targetStudents: targetStudents && [...new Set(targetStudents)],
  };
}

/** The columns that a form fills. `image_key` is always the key of the first picture. */
function columnsOf(
  {
    title,
    category,
    month,
    content,
    pictures,
    files: _files,
    draft,
    publishAt,
    endAt,
    menu,
    tellGuardians,
    asksRead,
    showFirst,
    ...targets
  }: NewsDraft,
  now: Date,
) {
  return {
    title: title.trim(),
    category,
    month,
    content,
    draft,
    publishedAt: publishAt === null ? now : new Date(publishAt),
    endAt: endAt === null ? null : new Date(endAt),
    imageKey: pictures[0]?.key ?? null,
    // What a form leaves out (undefined) stays as it is.
    menu,
    tellGuardians,
    ...readTerms({ asksRead, showFirst }),
    ...targetsOf(category, targets),
  };
}

async function pinOf(tx: Tx, pinned: boolean, present: number | null): Promise<number | null> {
  if (!pinned) return null;
  return present ?? nextPin(tx);
}

export async function createNews(
  { db, store }: NewsDeps,
  call: Call<typeof newsManagementEndpoints.createNews>,
): Promise<WrittenNews> {
  const { actor, body, now, request, reply } = call;
  refuseFields(checkNews(body, now));
  const again = readWritten({ store, now, reply });
  return once(db, { ...call, again }, async (tx) => {
    await lockPins(tx);
    await holdPictures(tx, body.pictures);
    await holdPictures(tx, body.files ?? [], 'pdf-missing');
    const id = await insertNews(tx, {
      ...columnsOf(body, now),
      pinnedOrder: await pinOf(tx, body.pinned, null),
      createdBy: actor.managerId,
      createdAt: now,
      updatedAt: now,
    });
    await writePictures(tx, id, body.pictures, now);
    await writeFiles(tx, id, body.files, now);
    const row = await readNews(tx, id);
    await notifyNews(tx, row, now);
    const created = await managedOf(tx, row, { store, now });
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'create-news',
        entity: 'news',
        entityId: id,
        subject: created.title,
        after: factsOf(created),
      },
    );
    await notify(tx, { topic: 'news' }, 'all');
    reply.header('etag', etagOf(created.version));
    const made = await madeRows(tx, keptNews, [id]);
    return { ...created, undo: await recordNews(tx, { actor, now }, row.title, made) };
  });
}

/**
 * Writes the whole form over what is there. What hides a notice stays: an edit publishes nothing
 * that was taken off.
 */
export async function editNews(
  deps: NewsDeps,
  call: Call<typeof newsManagementEndpoints.editNews>,
): Promise<WrittenNews> {
  const { body, now } = call;
  refuseFields(checkNews(body, now));
  return changeNews(deps, call, 'edit-news', async (tx, { row }) => {
    await holdPictures(tx, body.pictures);
    await holdPictures(tx, body.files ?? [], 'pdf-missing');
    await updateNews(
      tx,
      row.id,
      { ...columnsOf(body, now), pinnedOrder: await pinOf(tx, body.pinned, row.pinnedOrder) },
      now,
    );
    await writePictures(tx, row.id, body.pictures, now);
    await writeFiles(tx, row.id, body.files, now);
  });
}
