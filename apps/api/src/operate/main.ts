import { operate } from './operate';

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  clock: () => new Date(),
  print: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  input: process.stdin,
});
