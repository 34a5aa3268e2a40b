import type { Handed } from '@academy/domain/branches';
import { withParticles } from '@academy/domain/text';

/** Why a branch cannot be chosen. */
export const silentText = '지점이 답하지 않습니다. 잠시 후 다시 시도하세요.';

/** Which branches did not take what was sent; empty where all did. */
export const unreachedText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `받지 못한 지점: ${names.join(', ')}. 잠시 후 다시 시도하세요.`;

/** What the head office hands to its branches, and what came of it. */
export const handTexts = {
  open: '지점에 맞추기',
  branches: '지점',
  choose: '맞출 지점을 고르세요.',
  hand: (count: number) => (count === 0 ? '지점에 맞추기' : `${count}개 지점에 맞추기`),
  failed: '맞추지 못했습니다.',
  /** `what` is handed: items, settings. */
  done(what: string, { content }: Handed) {
    const reached = content.filter(({ changed }) => changed !== null);
    const changed = reached.reduce((sum, one) => sum + (one.changed ?? 0), 0);
    const left = content.filter((one) => one.changed === null).map(({ name }) => name);
    return [
      reached.length > 0 &&
        withParticles(
          `${reached.length}개 지점의 ${what}{을/를} 맞췄습니다 (바뀐 ${what} ${changed}개).`,
        ),
      unreachedText(left),
    ]
      .filter(Boolean)
      .join(' ');
  },
} as const;
