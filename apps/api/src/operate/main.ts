import { operate } from './operate';

// By way of `exit`, which ends the embedded database that a command started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  clock: () => new Date(),
  print: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  input: process.stdin,
});
