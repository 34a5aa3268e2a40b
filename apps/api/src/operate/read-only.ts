import { transact } from '../http/writes/transact';
import { audit } from '../shared/audit/audit-db';
import {
  readReadOnly,
  saveReadOnly,
  type ReadOnlyState,
} from '../shared/installation/installation-db';
import { command, wrongUsage, type CommandIo } from './command';
import { placesOf, withDatabase } from './places';
import { operator, traceOf } from './trace';

const stateText = ({ readOnly, reason, changedAt }: ReadOnlyState) =>
  `${readOnly ? 'on' : 'off'}${changedAt ? `, since ${changedAt.toISOString()}` : ''}${reason ? `: ${reason}` : ''}`;

function switchTo(readOnly: boolean, reason: string, io: CommandIo): Promise<void> {
  return withDatabase(placesOf(io), async ({ db }) => {
    const trace = traceOf(io);
    await transact(db, async (tx) => {
      const before = await readReadOnly(tx);
      await saveReadOnly(tx, { readOnly, reason, changedAt: trace.at });
      await audit(tx, trace, {
        ...operator,
        action: readOnly ? 'begin-read-only' : 'end-read-only',
        entity: 'installation',
        entityId: null,
        before: { reason: before.reason },
        after: { reason },
      });
    });
    io.print(stateText(await readReadOnly(db)));
  });
}

/** `read-only`: writing off and on again for all processes, without a restart. */
export const readOnlyCommand = command({
  name: 'read-only',
  about: 'Switch writing off or on for everybody; all processes obey within seconds.',
  words: ['on|off|status'],
  ofAcademy: true,
  options: {
    reason: { type: 'string', value: 'text', about: 'Why, for `status` and the audit log.' },
  },
  details: [
    'Reading and signing in go on. A write is answered 503; the apps say so and the student app keeps the edits until writing works again.',
    'A process started with MAINTENANCE=readonly stays read-only whatever is switched here.',
  ],
  run: async ({ words: [word = ''], options: { reason = '' } }, io) => {
    if (word === 'status')
      return withDatabase(placesOf(io), async ({ db }) =>
        io.print(stateText(await readReadOnly(db))),
      );
    if (word !== 'on' && word !== 'off') throw wrongUsage('`read-only` takes on, off or status.');
    return switchTo(word === 'on', reason, io);
  },
});
