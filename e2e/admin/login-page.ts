import type { Page, Route } from '@playwright/test';

/** The manager login as a person handles it. */
export const loginPage = (page: Page) => {
  const username = page.getByLabel('아이디');
  const password = page.getByLabel('비밀번호', { exact: true });
  const submit = page.getByRole('button', { name: '로그인', exact: true });
  return {
    username,
    password,
    submit,
    async tryToSignIn({ name = 'manager', word = 'Manager1234!' } = {}) {
      await username.fill(name);
      await password.fill(word);
      await submit.click();
    },
    /** Answers the login with what another server, or ours on a bad day, might say. */
    answer: (answer: Parameters<Route['fulfill']>[0]) =>
      page.route('**/api/admin/users/login', (route) => route.fulfill(answer)),
  };
};
