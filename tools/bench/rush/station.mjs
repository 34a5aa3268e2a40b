/**
 * A queue served by this many cores, first come first served. `stop` and `start`: the machine dies
 * and comes back; work that waits or runs is lost, and its callers are notified.
 */
export class Station {
  /** @type {{ ms: number, done: (at: number) => void, lost: (at: number) => void }[]} */
  #line = [];
  #head = 0;
  #busy = 0;
  #life = 0;
  isUp = true;
  /** Core-milliseconds that wait in line. */
  backlog = 0;
  /** Core-milliseconds of work done. */
  worked = 0;

  /** @param {number} cores @param {(at: number, what: (at: number) => void) => void} later */
  constructor(cores, later) {
    this.cores = cores;
    this.later = later;
  }

  /**
   * @param {number} at
   * @param {number} ms
   * @param {(at: number) => void} done
   * @param {(at: number) => void} lost
   */
  enter(at, ms, done, lost) {
    if (!this.isUp) {
      lost(at);
      return;
    }
    this.#line.push({ ms, done, lost });
    this.backlog += ms;
    this.#work(at);
  }

  /** @param {number} at */
  stop(at) {
    this.isUp = false;
    this.#life += 1;
    this.#busy = 0;
    this.backlog = 0;
    for (const { lost } of this.#line.splice(this.#head)) lost(at);
  }

  start() {
    this.isUp = true;
  }

  #work(/** @type {number} */ at) {
    while (this.#busy < this.cores && this.#head < this.#line.length) {
      const job = this.#line[this.#head];
      this.#head += 1;
      if (this.#head > 65_536) {
        this.#line.splice(0, this.#head);
        this.#head = 0;
      }
      if (!job) return;
      this.#busy += 1;
      this.backlog -= job.ms;
      const life = this.#life;
      this.later(at + job.ms, (then) => {
        if (life !== this.#life) {
          job.lost(then);
          return;
        }
        this.#busy -= 1;
        this.worked += job.ms;
        job.done(then);
        this.#work(then);
      });
    }
  }
}
