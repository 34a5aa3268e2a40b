/** What became of work that was not saved when a login ended without a question. */
export interface EndNote {
  /** Edits that wait in an outbox for the same person's next login. */
  edits: number;
  /** A form that is there again after that login. */
  draft: boolean;
  /** A form that is lost. */
  lost: boolean;
}

const NOTHING: EndNote = { edits: 0, draft: false, lost: false };
let note = NOTHING;

/** Shown on the login screen; it belongs to the end of a login and goes with the next. */
export const endNote = {
  get: (): EndNote => note,
  forms(forms: Omit<EndNote, 'edits'>): void {
    note = { ...note, ...forms };
  },
  edits(count: number): void {
    note = { ...note, edits: note.edits + count };
  },
  clear(): void {
    note = NOTHING;
  },
};
