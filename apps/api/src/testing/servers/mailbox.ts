import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port';

interface Mail {
  messageId: string;
  to: string[];
  subject: string;
  /** As it came, encoded. */
  raw: string;
  /** Decoded. */
  text: string;
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r?\n/g, '') ??
  '';

/** `=?UTF-8?B?…?= =?UTF-8?Q?…?=` as a mail program shows it. */
const decodedHeader = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, coded: string) =>
      Buffer.from(coded, 'base64').toString('utf8'),
    )
    .replaceAll(/(?:=\?UTF-8\?Q\?.*?\?=)+/gi, (words) =>
      decodedQuoted(words.replaceAll(/=\?UTF-8\?Q\?|\?=/gi, '').replaceAll('_', ' ')),
    );
const decodedQuoted = (text: string) =>
  decodeURIComponent(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/gi, '%$1'),
  );

function bodyOf(raw: string): string {
  const body = raw.slice(raw.search(/\r?\n\r?\n/)).trim();
  const coding = headerOf(raw, 'Content-Transfer-Encoding').toLowerCase();
  if (coding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trim();
  return (coding === 'quoted-printable' ? decodedQuoted(body) : body).replaceAll('\r\n', '\n');
}

/**
 * A mail server of its own: what it took, every time, and what a mailbox shows of that, which knows
 * a mail by its `Message-ID`.
 */
export async function startMailbox() {
  const port = await freePort();
  const taken: Mail[] = [];
  let refusal: { code: number; at: 'login' | 'recipient' | 'mail' } | null = null;
  let answer = Promise.resolve();
  let open = () => undefined as void;
  const refused = (at: 'login' | 'recipient' | 'mail') =>
    refusal?.at === at
      ? Object.assign(new Error('refused by the test'), { responseCode: refusal.code })
      : null;
  const takeIt = async (done: () => void) => {
    await answer;
    done();
  };
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_login, _session, done) => {
      const error = refused('login');
      if (error) done(error);
      else done(null, { user: 'academy' });
    },
    onRcptTo: (_address, _session, done) => done(refused('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = refused('mail');
        if (error) return done(error);
        const raw = Buffer.concat(chunks).toString('utf8');
        taken.push({
          messageId: headerOf(raw, 'Message-ID'),
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: decodedHeader(headerOf(raw, 'Subject')),
          raw,
          text: bodyOf(raw),
        });
        server.emit('taken');
        void takeIt(done);
      });
    },
  });
  // A client that is killed leaves its line in the middle of a word.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    /** As a manager enters it, and as the operator allows it. */
    keys: {
      host: '127.0.0.1',
      port,
      user: 'academy',
      password: 'word',
      from: 'desk@academy.example',
    },
    known: { MAIL_SERVERS: `127.0.0.1:${port}` },
    env: { SMTP_URL: `smtp://academy:word@127.0.0.1:${port}`, MAIL_FROM: 'desk@academy.example' },
    taken,
    shown: () => [...new Map(taken.map((mail) => [mail.messageId, mail])).values()],
    refuse: (at: 'login' | 'recipient' | 'mail', code: number) => void (refusal = { at, code }),
    accept: () => void (refusal = null),
    /** Takes mails and does not say so, until `release`. */
    hold: () => void (answer = new Promise<void>((resolve) => (open = resolve))),
    release: () => open(),
    /** Resolves when it has taken `count` mails. */
    async until(count: number) {
      while (taken.length < count) await once(server, 'taken');
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
