/** What people type when a rule asks for a letter, a digit and a special character: the first things that a guesser tries. */
const COMMON = new Set([
  'password1!', 'password12!', 'password123!', 'passw0rd!', 'p@ssw0rd', 'p@ssword1', 'p@ssw0rd1', 'p@ssw0rd!', 'qwer1234!', 'qwer1234!@', 'qwer!234', 'qwerty1!', 'qwerty12!', 'qwerty123!',
  'asdf1234!', 'asdf!234', 'zxcv1234!', 'abcd1234!', 'abcd!234', 'abc1234!', 'abc12345!', 'abc123!@#', 'aaaa1111!', 'a1234567!', 'a12345678!', 'a123456789!', '1q2w3e4r!', '1q2w3e4r!@', '1q2w3e4r5t!', 'q1w2e3r4!',
  '!q2w3e4r', '1qaz2wsx!', '!qaz2wsx', '1qaz@wsx', 'qwe123!@#', 'asd123!@#', 'asd123!!', 'test1234!', 'test123!', 'hello123!', 'welcome1!', 'welcome123!', 'iloveyou1!', 'love1234!', 'korea123!', 'korea1234!',
  'academy1!', 'academy123!', 'academy1234!', 'dhsfkdls1!', 'gkrdnjs1!', 'gkrdnjs123!', 'master1234!', 'master123!', 'root1234!', 'guest1234!', 'letmein1!', 'changeme1!',
]);

/** Whether a password is one of the common ones, in any case (RELIABILITY §1, 6.2). */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
