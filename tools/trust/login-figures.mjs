/**
 * What is promised of logins, tokens and links that serve as one.
 *
 * @type {import('./figures.mjs').Figure[]}
 */
export const loginFigures = [
  {
    name: 'tab-races',
    promise: 'tabs of one browser need a new token at once, in any order of answers',
    goal: 'one refresh at a time, nobody signed out for it',
    what: 'orders of requests and answers',
    control: 'without the lock between tabs',
    folder: 'packages/auth',
    files: ['src/interleavings.test.ts'],
    sizes: { small: 1000, full: 20_000 },
  },
  {
    name: 'logout-offline',
    promise:
      'a logout without a network, in one of three tabs that sleep, reload and miss messages, and others who sign in',
    goal: 'told at the next sight of the network, no token for that login in any tab, no other login ended',
    what: 'histories of three tabs',
    control: 'when the wish is not kept',
    folder: 'packages/auth',
    files: ['src/session/ended-logins.test.ts'],
    sizes: { small: 1000, full: 20_000 },
  },
  {
    name: 'refresh-theft',
    promise: 'a refresh token used a second time, by a thief or by its owner',
    goal: 'the whole login ends; a lost answer and eight tabs at once do not end it',
    what: 'tokens used again',
    control: 'where it is not kept that a token was used',
    folder: 'apps/api',
    files: ['src/features/login/sessions/refresh.test.ts'],
    sizes: { small: 5, full: 200 },
  },
  {
    name: 'mistyped-links',
    promise:
      "a guardian's link in the hands of another family, whatever its device holds: no cookie, another link's, an altered one",
    goal: 'shows no child and writes nothing',
    what: 'calls by such a link',
    control: 'without the question',
    folder: 'apps/api',
    files: ['src/features/students/guardians/family-link.test.ts'],
    sizes: { small: 5, full: 200 },
  },
  {
    name: 'altered-tokens',
    promise: 'access tokens of which a letter was changed',
    goal: 'none is let in',
    what: 'altered tokens',
    control: 'where nobody checks the signature',
    folder: 'apps/api',
    files: ['src/http/auth/access-token.test.ts'],
    sizes: { small: 20_000, full: 1_000_000 },
  },
  {
    name: 'guesses',
    promise: 'phone numbers guessed from one address, all at the same time',
    goal: 'five a minute are looked up, the others compute or wait',
    what: 'guesses, looked up beyond that',
    control: 'where the budgets forget what was spent',
    folder: 'apps/api',
    files: ['src/features/login/limits/login-budgets.test.ts'],
    sizes: { small: 1000, full: 10_000 },
  },
  {
    name: 'first-day',
    promise: 'forty new phones at once behind one unknown address, every fourth mistypes once',
    goal: 'all forty get in',
    what: 'right numbers, refused',
    control: 'on phones that compute nothing, refused',
    folder: 'apps/api',
    files: ['src/features/login/limits/first-day.test.ts'],
    sizes: { small: 3, full: 100 },
  },
];
