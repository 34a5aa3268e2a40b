// Loaded before a server, for a control: the first listener for errors of each connection, which is
// the one that keeps the process alive, is not added.
import pg from 'pg';

const { on } = pg.Client.prototype;
const deaf = new WeakSet();

/** @this {import('pg').Client} */
pg.Client.prototype.on = function (event, listener) {
  if (event !== 'error' || deaf.has(this)) return on.call(this, event, listener);
  deaf.add(this);
  return this;
};
