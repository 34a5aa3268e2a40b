import { existsSync, statSync } from 'node:fs';
import { LINKS_ONLY, newAuthKey } from '../../http/auth/auth-keys';
import { command, OperatorError, wrongUsage, type CommandIo } from '../command';
import { keyFileOf, readKeys, writeKeys } from './key-file';

/**
 * An access token lives 30 minutes at most; the rest is for clocks and for the last process that
 * was restarted.
 */
const KEEP_OLD_MINUTES = 60;
const CALL = 'npm run operate -- keys';
const RESTART = 'Now restart the server processes, one after another';

const kidOf = (key: string) => key.split(':', 1)[0] ?? '';
const isForLinks = (key: string) => key.endsWith(LINKS_ONLY);
const retired = (file: string) => readKeys(file).filter(isForLinks);
const forLogins = (file: string) => readKeys(file).filter((key) => !isForLinks(key));

const two = (file: string): readonly [string, string] => {
  const keys = forLogins(file);
  const [first, second, ...others] = keys;
  if (first === undefined || second === undefined || others.length > 0)
    throw new OperatorError(
      `${file} holds ${keys.length} key${keys.length === 1 ? '' : 's'}; that step needs two: the one that signs and the one beside it. First: ${CALL} add`,
    );
  return [first, second];
};

function one(file: string): string {
  const [only, ...others] = forLogins(file);
  if (only === undefined || others.length > 0)
    throw new OperatorError(
      `${file} holds more than one key: the last rotation is not finished. First: ${CALL} retire`,
    );
  return only;
}

interface Step {
  file: string;
  /** Do not wait until the tokens of the old key are over. */
  now: boolean;
  io: CommandIo;
}

const steps = {
  show: ({ file, io }: Step) =>
    readKeys(file).forEach((key, position) =>
      io.print(
        `${kidOf(key)}  ${position === 0 ? 'signs' : isForLinks(key) ? 'links and devices only' : 'accepted'}`,
      ),
    ),
  create({ file, io }: Step) {
    if (existsSync(file))
      throw new OperatorError(`${file} is there already. To replace its key: ${CALL} rotate`);
    writeKeys(file, [newAuthKey()]);
    io.note(
      `Wrote a first key to ${file}, readable by its owner only. Start the server with JWT_KEYS_FILE=${file}`,
    );
  },
  add({ file, io }: Step) {
    const fresh = newAuthKey();
    writeKeys(file, [one(file), fresh, ...retired(file)]);
    io.note(
      `${kidOf(fresh)} is accepted, ${kidOf(readKeys(file)[0] ?? '')} still signs. ${RESTART}; when all run: ${CALL} promote`,
    );
  },
  promote({ file, io }: Step) {
    const [before, fresh] = two(file);
    writeKeys(file, [fresh, before, ...retired(file)]);
    io.note(
      `${kidOf(fresh)} signs, ${kidOf(before)} is still accepted. ${RESTART}; an hour later: ${CALL} retire`,
    );
  },
  rotate({ file, io }: Step) {
    const before = one(file);
    const fresh = newAuthKey();
    writeKeys(file, [fresh, before, ...retired(file)]);
    io.note(
      `${kidOf(fresh)} signs, ${kidOf(before)} is still accepted. Restart the server; an hour later: ${CALL} retire`,
    );
  },
  retire({ file, now, io }: Step) {
    const [signing, old] = two(file);
    const end = new Date(statSync(file).mtimeMs + KEEP_OLD_MINUTES * 60_000);
    if (!now && io.clock() < end) {
      throw new OperatorError(
        `The keys were changed less than an hour ago: open pages still carry tokens of ${kidOf(old)}. Try again after ${end.toISOString()}, or end those tokens now (the apps fetch new ones): --now`,
      );
    }
    writeKeys(file, [signing, `${old}${LINKS_ONLY}`, ...retired(file)]);
    io.note(
      `${kidOf(signing)} alone signs. Links of guardians and the caterer, check-in codes and known devices of ${kidOf(old)} hold on; a stolen key must not: ${CALL} forget. ${RESTART}.`,
    );
  },
  forget({ file, io }: Step) {
    const gone = retired(file);
    if (gone.length === 0)
      throw new OperatorError(`${file} holds no retired key. First: ${CALL} retire`);
    writeKeys(file, forLogins(file));
    io.note(
      `${gone.map(kidOf).join(', ')} is gone, and with it every link of a guardian or the caterer, check-in code and known device that it signed: the next message brings each guardian a new link, a phone fetches a new code, a device is asked once more. ${RESTART}.`,
    );
  },
} satisfies Record<string, (step: Step) => void>;

const isStep = (word: string): word is keyof typeof steps => Object.hasOwn(steps, word);

/** `keys`: the keys that sign the tokens, replaced in steps, without logging anyone out. */
export const keysCommand = command({
  name: 'keys',
  about: 'Create and replace the keys of the tokens, without logging anybody out.',
  words: ['show|create|add|promote|rotate|retire|forget'],
  options: {
    file: {
      type: 'string',
      value: 'file',
      about: 'The key file; left out: JWT_KEYS_FILE, else the one of the embedded installation.',
    },
    now: {
      type: 'boolean',
      about: 'For retire: at once, although logins still carry tokens of the old key.',
    },
  },
  details: [
    'create: the first key. show: their names, never the secrets.',
    'One server process: rotate (new key in front, old one accepted), restart, an hour later retire, restart.',
    'Several processes: add, restart all, promote, restart all, an hour later retire, restart all:',
    'at every moment each process accepts what any other signs.',
    'A retired key goes on to prove links and devices. A stolen one: rotate, retire --now, forget, restart.',
  ],
  run: async ({ words: [word = ''], options: { file, now = false } }, io) => {
    if (!isStep(word)) throw wrongUsage(`\`keys\` takes one of ${Object.keys(steps).join(', ')}.`);
    steps[word]({ file: keyFileOf(file, io.environment), now, io });
  },
});
