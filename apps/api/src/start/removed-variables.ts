/** Variables that earlier versions read, and where their setting is now. */
const REMOVED = new Map([
  [
    'LOGIN_TRUSTED_NETWORKS',
    "the academy's own networks are set in the managers' app: 설정 → 로그인 → 학원 네트워크",
  ],
]);

/** A sentence for each variable that is still set and no longer read; values are left out. */
export const removedVariables = (source: Readonly<Record<string, string | undefined>>): string[] =>
  [...REMOVED].flatMap(([name, instead]) =>
    source[name] ? [`${name} is no longer read: ${instead}`] : [],
  );
