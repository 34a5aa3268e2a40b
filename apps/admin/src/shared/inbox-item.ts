import type { Undoable } from '@academy/domain/operations';
import type { ReactNode } from 'react';

/** How 처리할 일 is named in the address, over whatever page one is on. */
export const INBOX = 'inbox';

/**
 * What deciding came to: the sentence, the way back where there is one, and why nothing was done.
 */
export interface InboxAnswer {
  said: string;
  undo?: Undoable | null | undefined;
  /** Set where it was left alone: it waits on, or another user was faster. */
  left?: string | undefined;
}

/** A way that this kind of item does not have, and why. */
export interface NoInboxWay {
  label: string;
  disabledReason: string;
}

/** A report goes with the money or with the student who takes it back. */
export const reportIsNotRejected: NoInboxWay = {
  label: '반려',
  disabledReason:
    '입금 알림은 반려하지 않습니다. 은행 내역에 없으면 다음으로 넘기고 학생에게 확인하세요.',
};

/** A way to decide: `asks` what has to be said first, or confirmed where no words are needed. */
export interface InboxWay {
  label: string;
  disabledReason?: undefined;
  asks?: {
    title: string;
    body?: string;
    words?: { label: string; hint: string; needed: string; limit: number };
  };
  run: (words: string) => Promise<InboxAnswer>;
}

/** Something that waits for a manager, whatever feature it comes from. */
export interface InboxItem {
  key: string;
  /** Since when it waits; a day if the time is unknown. */
  at: string;
  /** 정기일정, 사유, 이의 신청, 입금 알림, 가입 */
  kind: string;
  name: string;
  /** What distinguishes namesakes. */
  details: string;
  title: string;
  facts: readonly { label: string; value: string }[];
  /** Photos that belong to it. */
  pictures?: ReactNode;
  /** What accepting it does and meets. */
  effect: ReactNode;
  accept: InboxWay | NoInboxWay;
  reject: InboxWay | NoInboxWay;
  /** The page where it can be looked at closer. */
  to: string;
  /** Why this account may not decide it. */
  disabledReason?: string | undefined;
}

/** What of one feature waits; undefined until it is read. */
export interface InboxSource {
  items: readonly InboxItem[] | undefined;
  isError: boolean;
}
