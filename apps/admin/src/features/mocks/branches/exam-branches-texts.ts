import type { HandedExams } from '@academy/domain/mocks';
import { unreachedText } from '../../../shared/branches/hand-texts';

const namesOf = (
  content: HandedExams['content'],
  outcome: HandedExams['content'][number]['outcome'],
) => content.filter((one) => one.outcome === outcome).map(({ name }) => name);

/** At which branches of the head office an exam is. */
export const examBranchesTexts = {
  title: (title: string) => `${title} 지점에 보내기`,
  help: '체크한 지점에 임시저장한 시험으로 한 번 보냅니다. 시험 시간, 과목, 응시료, 대상 학년은 그대로이고 신청, 입금 계좌, 대상 반과 학생은 옮기지 않습니다. 지점에서 장소와 정원을 확인하고 공개합니다.',
  there: '이미 보낸 지점입니다. 보낸 뒤에 고친 내용은 전해지지 않습니다.',
  choose: '보낼 지점을 고르세요.',
  send: (count: number) => (count === 0 ? '지점에 보내기' : `${count}개 지점에 보내기`),
  failed: '보내지 못했습니다.',
  done({ content }: HandedExams) {
    const made = namesOf(content, 'made');
    const there = namesOf(content, 'there');
    const off = namesOf(content, 'feature-off');
    return [
      made.length > 0 && `${made.length}개 지점에 임시저장으로 보냈습니다.`,
      there.length > 0 && `이미 있는 지점: ${there.join(', ')}.`,
      off.length > 0 && `모의고사를 쓰지 않는 지점: ${off.join(', ')}.`,
      unreachedText(namesOf(content, null)),
    ]
      .filter(Boolean)
      .join(' ');
  },
} as const;
