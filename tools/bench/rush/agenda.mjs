/**
 * What is to happen, the earliest first; of two at the same moment the one that was noted first.
 * @template T
 */
export class Agenda {
  /** @type {{ at: number, order: number, what: T }[]} */
  #heap = [];
  #noted = 0;

  get size() {
    return this.#heap.length;
  }

  /** @param {number} at @param {T} what */
  add(at, what) {
    const heap = this.#heap;
    heap.push({ at, order: (this.#noted += 1), what });
    for (let place = heap.length - 1; place > 0;) {
      const above = (place - 1) >> 1;
      if (!this.#isBefore(place, above)) break;
      this.#swap(place, above);
      place = above;
    }
  }

  /** @returns {{ at: number, what: T } | undefined} */
  next() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < heap.length && this.#isBefore(left, least)) least = left;
      if (right < heap.length && this.#isBefore(right, least)) least = right;
      if (least === place) return first;
      this.#swap(place, least);
      place = least;
    }
  }

  #isBefore(/** @type {number} */ a, /** @type {number} */ b) {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    return (
      one !== undefined &&
      other !== undefined &&
      (one.at < other.at || (one.at === other.at && one.order < other.order))
    );
  }

  #swap(/** @type {number} */ a, /** @type {number} */ b) {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || other === undefined) return;
    this.#heap[a] = other;
    this.#heap[b] = one;
  }
}
