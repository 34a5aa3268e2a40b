const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let issued = 0;

/** A token as a server would sign it, each one different; `expires` in seconds since epoch. */
export const tokenFor = (claims: {
  sub?: string;
  role?: string;
  expires?: number;
  sid?: string;
}): string => {
  issued += 1;
  const { sub = '7', role = 'STUDENT', expires = 4_000_000_000, sid } = claims;
  return `${encode({ alg: 'none' })}.${encode({ sub, role, exp: expires, jti: String(issued), sid })}.signature`;
};
