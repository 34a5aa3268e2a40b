/**
 * The message about the last edit: the next one takes its place, and a refusal by the server makes
 * it untrue.
 */
export const EDIT_TOAST = 'edit';
