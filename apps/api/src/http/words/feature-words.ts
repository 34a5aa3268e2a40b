import { wordsOfStudents } from './student-words';
import { wordsOfManagers } from './manager-words';
import { wordsOfDesk } from './desk-words';

/** What a name means within a feature, where it means something else, or nothing, elsewhere. */
export const featureWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...wordsOfStudents,
  ...wordsOfManagers,
  ...wordsOfDesk,
};
