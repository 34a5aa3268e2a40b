// Written for old Nodes too: it has to get as far as saying what is wrong.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node 20.19 or newer is needed (24 is what production runs); this is ${process.version}. Get it from https://nodejs.org and try again.\n`,
  );
  process.exit(1);
}
