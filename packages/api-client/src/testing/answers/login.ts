/** Answers to the login calls as servers of all shapes give them. */
export const studentLogins = {
  ours: { body: { success: true, student: { id: '7', name: '김하늘' }, accessToken: 'token-a' } },
  'numeric id and a refresh token': {
    body: {
      success: true,
      student: { id: 7, name: '김하늘' },
      accessToken: 'token-a',
      refreshToken: 'r',
    },
  },
  'token in the Authorization header': {
    headers: { Authorization: 'Bearer token-a' },
    body: { success: true, student: { id: 7, name: '김하늘' } },
  },
  'header in small letters, null in the body': {
    headers: { authorization: 'bearer token-a' },
    body: {
      success: true,
      student: { id: 7, name: '김하늘' },
      accessToken: null,
      refreshToken: null,
    },
  },
  'no success field': {
    body: {
      student: { id: 7, name: '김하늘', phoneNumber: '01012345678' },
      accessToken: 'token-a',
    },
  },
};

export const managerLogins = {
  ours: {
    body: {
      success: true,
      accessToken: 'token-a',
      id: '1',
      username: 'manager',
      name: '이매니저',
      role: 'MANAGER',
      message: '',
    },
  },
  'numeric id, Spring role, no message': {
    body: {
      success: true,
      accessToken: 'token-a',
      id: 1,
      username: 'manager',
      name: '이매니저',
      role: 'ROLE_MANAGER',
    },
  },
  'token in the header, role missing': {
    headers: { Authorization: 'Bearer token-a' },
    body: { success: true, id: 1, username: 'manager', name: '이매니저', message: null },
  },
};

export const refreshes = {
  ours: { body: { success: true, accessToken: 'token-b' } },
  'only the token': { body: { accessToken: 'token-b', tokenType: 'Bearer' } },
  'only the header': { headers: { Authorization: 'Bearer token-b' } },
  'header and an empty object': { headers: { Authorization: 'Bearer token-b' }, body: {} },
};

export const profiles = {
  ours: { body: { id: '7', name: '김하늘' } },
  'numeric id': { body: { id: 7, name: '김하늘', grade: '고2' } },
  'username instead of name': { body: { id: 7, username: '김하늘' } },
  'empty name beside a username': { body: { id: 7, name: '', username: '김하늘' } },
};
