import { keptBack } from '@academy/domain/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database';
import { renewHolidays } from '../../db/seed/renew-holidays';
import { appUrls } from '../../env';
import { askNext } from '../../features/messages/ask-due';
import { readNextDue } from '../../features/messages/next-due-db';
import { sendNext, type Sending } from '../../features/messages/send-due';
import { DUTIES } from '../../housekeeping/duties';
import { tellHead } from '../../housekeeping/seal-regularly';
import { channelsOf, failureNoter, type NoteFailure } from '../../housekeeping/start-background';
import { sweep } from '../../housekeeping/sweep';
import { readHead, sealAll } from '../../shared/audit/audit-chain-db';
import { headText, NO_HEAD } from '../../shared/audit/audit-link';
import { readReadOnly } from '../../shared/installation/installation-db';
import { readFeaturesOff } from '../../shared/settings/features-db';
import { readNoticeSettings } from '../../shared/settings/kept-settings';
import type { Rooms } from '../rooms';

const MINUTE_MS = 60_000;
/**
 * What goes by the clock (orders, reminders, menus) goes by the whole hour or some ten minutes of
 * it: then each academy is looked at, written to or not.
 */
const BEAT_MS = 10 * MINUTE_MS;
/** How often what is over is forgotten. */
const SWEEP_MS = 60 * MINUTE_MS;
/** Of one academy at a time; then the others have their turn. */
const AT_ONCE = 20;
/** What cannot go now, at the rate of the texts for example, is looked at again after this. */
const AGAIN_MS = 5_000;

interface Turn extends Rooms {
  clock: () => Date;
  /** The whole process only reads. */
  isReadOnly: boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  onFailure?: NoteFailure | undefined;
  /** When this academy's past was forgotten last. */
  sweptAt: Date | null;
}

interface Next {
  next: Date;
  sweptAt: Date | null;
}

/** True when there may be more. */
async function upTo(times: number, work: () => Promise<boolean>): Promise<boolean> {
  for (let left = times; left > 0; left -= 1) if (!(await work())) return false;
  return true;
}

/** Sends what is due; when there is something again. */
async function sendDue(sending: Sending, adminUrl: string): Promise<Date> {
  const { db, clock } = sending;
  for (const { run } of DUTIES) await run({ db, adminUrl }, clock());
  const isMore = await upTo(AT_ONCE, () => sendNext(sending));
  const isMoreToAsk = await upTo(AT_ONCE, () => askNext(sending));
  const now = clock().getTime();
  if (isMore || isMoreToAsk) return new Date(now);
  const waiting = await readNextDue(db, keptBack(await readFeaturesOff(db)));
  const beat = (Math.floor(now / BEAT_MS) + 1) * BEAT_MS;
  const watches = (await readNoticeSettings(db))?.missing.on === true;
  const regular = Math.min(beat, watches ? now + MINUTE_MS : beat);
  const messages = Math.max(waiting?.getTime() ?? beat, now + AGAIN_MS);
  return new Date(Math.min(regular, messages));
}

async function forget(turn: Turn, db: Db, isReadOnly: boolean): Promise<void> {
  const { store, clock, log } = turn;
  await sweep(
    { db, store, clock, isReadOnly: () => isReadOnly },
    failureNoter(turn)('housekeeping'),
  );
  if (!isReadOnly) await renewHolidays(db);
  const head = await readHead(db);
  if (head !== NO_HEAD) tellHead(log)(headText(head));
}

/** All that an academy's server does beside answering, once; and when it is to be done again. */
export async function takeTurn(turn: Turn): Promise<Next> {
  const { database, env, keys, clock } = turn;
  const { db } = database;
  // What is not sealed now is sealed in the next turn, and keeps no message.
  await sealAll(db).catch(failureNoter(turn)('sealing'));
  const isReadOnly = turn.isReadOnly || (await readReadOnly(db)).readOnly;
  const now = clock();
  const isSweepDue = turn.sweptAt === null || now.getTime() - turn.sweptAt.getTime() >= SWEEP_MS;
  if (isSweepDue) await forget(turn, db, isReadOnly);
  const sweptAt = isSweepDue ? now : turn.sweptAt;
  if (isReadOnly) return { next: new Date(clock().getTime() + MINUTE_MS), sweptAt };
  const channels = channelsOf({ db, clock, env, keys });
  return { next: await sendDue({ db, channels, clock }, appUrls(env).admin), sweptAt };
}
