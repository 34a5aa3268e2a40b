// @vitest-environment jsdom
import {
  aMockExam,
  aMockRegistration,
  type aMyMockRegistration,
  anAcademy,
} from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '../../shared/toasts';
import { AT_EXAM, dialog, done } from './testing/answers';
import { noAnswer } from './testing/fake-academy';
import { CANCEL, factsOf, MODIFY, openPage, REGISTER } from './testing/open-page';

const registered = { myRegistration: aMockRegistration() };

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  }),
);
afterEach(() => vi.useRealTimers());

describe('what came of it', () => {
  async function applied(
    registration: Parameters<typeof aMyMockRegistration>[0] = {},
    answers: Parameters<typeof openPage>[2] = {},
  ) {
    const { choose, click } = openPage(AT_EXAM, {}, { [REGISTER]: done(registration), ...answers });
    await choose('물리학Ⅰ');
    await click('신청하기');
    return dialog('모의고사를 신청했어요');
  }

  test('payment: the academy’s account, the last registration day', async () => {
    const result = await applied();
    await waitFor(() =>
      expect(factsOf(result)).toEqual({
        예금주: '하늘학원',
        계좌번호: '국민은행 123-45-678901',
        '입금 기한': '11월 30일 (월)',
        '학생 이름(입금자명)': '김하늘',
        응시료: '30,000원',
      }),
    );
    expect(within(result).getByText('입금이 확인되면 신청이 확정돼요.')).toBeTruthy();
  });

  test('payment: the exam’s own account and deadline', async () => {
    const exam = aMockExam({
      account: { bankName: '신한은행', accountNumber: '110-1', accountHolder: '하늘연구소' },
      depositDeadline: '2026-12-02',
    });
    expect(factsOf(await applied({ exam, fee: 25_000 }))).toEqual({
      예금주: '하늘연구소',
      계좌번호: '신한은행 110-1',
      '입금 기한': '12월 2일 (수)',
      '학생 이름(입금자명)': '김하늘',
      응시료: '25,000원',
    });
  });

  test('payment: none for a free exam, and the desk where no account is known', async () => {
    const free = await applied({ fee: 0, paymentStatus: 'free' });
    expect(factsOf(free)).toEqual({ '학생 이름(입금자명)': '김하늘', 응시료: '무료' });
    expect(within(free).queryByText('입금이 확인되면 신청이 확정돼요.')).toBeNull();
  });

  test('payment: the desk, while the account cannot be read', async () => {
    expect(factsOf(await applied({}, { 'GET /lunch-settings': noAnswer }))).toMatchObject({
      계좌번호: '계좌 정보는 데스크에 문의해 주세요.',
    });
  });

  test('modified: a word, and the drawer closes', async () => {
    const show = vi.spyOn(toasts, 'show');
    const { choose, click } = openPage(AT_EXAM, registered, {
      [MODIFY]: done({ selectedSubjects: ['화학Ⅰ'] }),
    });
    await choose('화학Ⅰ');
    await click('수정하기');
    await waitFor(() =>
      expect(show).toHaveBeenCalledExactlyOnceWith({
        text: '신청 내용을 수정했어요.',
        tone: 'success',
      }),
    );
    expect(window.location.search).toBe('');
  });

  test.each([
    ['both ways', anAcademy(), ['데스크 02-000-0000', '문의 채널']],
    ['none that is known', anAcademy({ deskPhone: '', channelUrl: '' }), []],
  ])('cancelled: whom to tell, %s', async (_, academy, ways) => {
    const { user, click } = openPage(AT_EXAM, registered, {
      [CANCEL]: done({ canceled: true, active: false }),
      'GET /public/academy': () => Response.json(academy),
    });
    await click('신청 취소하기');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '신청 취소하기' }),
    );
    const result = within(await dialog('신청 취소'));
    expect(
      result.getByText('신청을 취소했어요. 이미 입금했다면 데스크나 문의 채널로 알려 주세요.'),
    ).toBeTruthy();
    await waitFor(() =>
      expect(result.queryAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(
        ways,
      ),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a result is nothing that an address alone can show', async () => {
    openPage('/mocks?open=result');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
