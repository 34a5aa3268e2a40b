/**
 * Whether a text can be a manager's ID: 4 to 20 letters, digits, `.`, `_` or `-`, beginning with a
 * letter. Large and small letters are the same ID.
 */
export const isUsername = (text: string): boolean => /^[A-Za-z][\w.-]{3,19}$/.test(text);
