import { Decrypter, Encrypter, Stanza, type Recipient } from 'age-encryption';
import { unzip, Zip, ZipPassThrough, type Unzipped } from 'fflate';
import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { OperatorError } from '../../command';

/** Of the file that a locked backup is: `age -d` and `unzip` open it as well. */
export const LOCKED_ENDING = '.zip.age';

const LABEL = 'age-encryption.org/v1/scrypt';
/** 128 MB and some tenths of a second for each guess. */
const LOG_N = 17;
const hash = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * A passphrase as age's own scrypt recipient takes it, by Node's scrypt on a thread of its own: the
 * library's would hold the server for a second.
 */
const byPassphrase = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(16);
    const key = await hash(
      passphrase.normalize('NFC'),
      Buffer.concat([Buffer.from(LABEL), salt]),
      32,
      {
        N: 2 ** LOG_N,
        r: 8,
        p: 1,
        maxmem: 2 ** (LOG_N + 11),
      },
    );
    const cipher = createCipheriv('chacha20-poly1305', key, new Uint8Array(12), {
      authTagLength: 16,
    });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), `${LOG_N}`], body)];
  },
});

/** Bytes: a zip counts in 32 bits, and what is beyond would be lost without a word. */
export const LOCKED_MOST = 2 ** 32 - 2 ** 24;

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** All files of a folder together, in bytes. */
export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await stat(file)).size;
  return bytes;
}

/** The files of a folder as a zip, chunk by chunk; they are compressed already. */
async function* zipped(folder: string): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const path of await filesIn(folder)) {
    const file = new ZipPassThrough(join(basename(folder), path.slice(folder.length + 1)));
    zip.add(file);
    for await (const chunk of createReadStream(path)) {
      file.push(chunk);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** A folder as one file that only the passphrase opens. */
export async function lockedFile(folder: string, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(byPassphrase(passphrase));
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(Readable.from(zipped(folder)))));
}

const unzipped = promisify<Uint8Array, Unzipped>(unzip);

async function opened(file: string, passphrase: string): Promise<Unzipped> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize('NFC'));
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)));
    return await unzipped(new Uint8Array(await new Response(plain).arrayBuffer()));
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new OperatorError(
      `${file} does not open: the passphrase is another one, or the file is damaged. Nothing was changed.`,
    );
  }
}

/** Unpacks a locked backup below `into`; answers its folder. */
export async function unlockInto(file: string, passphrase: string, into: string): Promise<string> {
  const files = Object.entries(await opened(file, passphrase));
  for (const [name, bytes] of files) {
    if (!/^academy-[\w-]+\/(files\/)?[\w.-]+$/.test(name))
      throw new OperatorError(`${file} is no backup of this portal: it holds ${name}.`);
    await mkdir(join(into, dirname(name)), { recursive: true, mode: 0o700 });
    await writeFile(join(into, name), bytes, { mode: 0o600 });
  }
  const [folder] = await readdir(into);
  return join(into, folder ?? '');
}
