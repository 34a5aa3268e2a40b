import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { won } from '../../money';
import { aMockExam } from '../../testing';
import {
  checkGroups,
  chooseSubject,
  decideOnBehalf,
  examFeeText,
  feeRange,
  fixedSubjects,
  groupCountText,
  mockDecisionText,
  priceOfChoice,
  usualGroups,
  type SubjectGroup,
} from '..';
import { decideGroups } from '../registration/decide-groups';

const group = (name: string, subjects: string[], min: number, max: number, fee = 0) => ({
  name,
  subjects,
  min,
  max,
  fee: won(fee),
});
const GROUPS: SubjectGroup[] = [
  group('국어', ['화작', '언매'], 1, 1),
  group('한국사', ['한국사'], 1, 1),
  group('탐구', ['물리', '화학', '지구'], 0, 2, 5_000),
  group('제2외국어', ['한문', '중국어'], 0, 1, 3_000),
];

describe('the groups of an exam', () => {
  test('the usual five can be saved as they are; only one of them is fixed', () => {
    expect(checkGroups(usualGroups())).toBeUndefined();
    expect(fixedSubjects(usualGroups())).toEqual(['한국사']);
    expect(usualGroups().map(groupCountText)).toEqual(['1개', '1개', '모두', '2개까지', '1개까지']);
  });

  test.each<[string, SubjectGroup[], string | undefined]>([
    ['none', [], '과목군을 하나 이상 추가하세요.'],
    ['without a name', [group(' ', ['가'], 0, 1)], '과목군 이름을 입력하세요.'],
    [
      'two of one name',
      [group('탐구', ['가'], 0, 1), group(' 탐구 ', ['나'], 0, 1)],
      "'탐구' 과목군이 두 번 있습니다.",
    ],
    ['without subjects', [group('탐구', [' '], 0, 1)], '탐구: 과목을 하나 이상 입력하세요.'],
    [
      'a subject in two groups',
      [group('가', ['물리'], 0, 1), group('나', ['물리 '], 0, 1)],
      "나: '물리' 과목이 두 번 있습니다.",
    ],
    [
      'more than there are',
      [group('탐구', ['가', '나'], 0, 3)],
      '탐구: 최대는 1개에서 2개 사이로 입력하세요.',
    ],
    ['none at most', [group('탐구', ['가'], 0, 0)], '탐구: 최대는 1개에서 1개 사이로 입력하세요.'],
    [
      'a minimum above the maximum',
      [group('탐구', ['가', '나'], 2, 1)],
      '탐구: 최소는 0개에서 1개 사이로 입력하세요.',
    ],
    ['all', [group('탐구', ['가', '나'], 2, 2)], undefined],
  ])('%s', (_, groups, problem) => {
    expect(checkGroups(groups)).toBe(problem);
  });
});

describe('a choice', () => {
  const decide = (selected: string[], kept: string[] = []) =>
    decideGroups({ groups: GROUPS, selected, kept });
  const said = (selected: string[]) => {
    const decision = decide(selected);
    return decision.allowed ? decision.selectedSubjects : mockDecisionText(decision);
  };

  test.each<[string[], string[] | string]>([
    [['언매'], ['언매', '한국사']],
    [
      ['지구', ' 언매 ', '물리'],
      ['언매', '한국사', '물리', '지구'],
    ],
    [[], '국어 과목을 1개 골라 주세요.'],
    [['화작', '언매'], '국어 과목은 1개까지만 고를 수 있어요.'],
    [['화작', '물리', '화학', '지구'], '탐구 과목은 2개까지만 고를 수 있어요.'],
    [['화작', '경제'], '지금은 고를 수 없는 과목이에요. 다시 선택해 주세요.'],
  ])('%j', (selected, outcome) => {
    expect(said(selected)).toEqual(outcome);
  });

  test('what a registration has stays while it is not touched, whatever the groups say by now', () => {
    const old = ['옛 과목', '물리', '화학', '지구'];
    expect(decide(old, old)).toEqual({ allowed: true, selectedSubjects: old });
    expect(decide(['화작', '옛 과목'], old)).toMatchObject({
      selectedSubjects: ['화작', '한국사', '옛 과목'],
    });
    expect(decide(['화작', '옛 과목']).allowed).toBe(false);
  });

  test('managers get the same with their own code, and the group with it', () => {
    const decision = decideOnBehalf({
      exam: aMockExam({ subjectGroups: GROUPS }),
      offered: [],
      wanted: { selectedSubjects: [], onSiteExam: false },
      present: { selectedSubjects: [], onSiteState: 'none' },
    });
    expect(decision).toEqual({
      allowed: false,
      reason: 'exam-subjects-too-few',
      group: GROUPS[0],
    });
  });

  test('every granted choice fits every group', () => {
    const offered = GROUPS.flatMap(({ subjects }) => subjects);
    fc.assert(
      fc.property(fc.subarray(offered), (selected) => {
        const decision = decide(selected);
        const fits = GROUPS.every(({ subjects, min, max }) => {
          const chosen = subjects.filter((one) => [...selected, '한국사'].includes(one)).length;
          return min <= chosen && chosen <= max;
        });
        expect(decision.allowed).toBe(fits);
      }),
    );
  });
});

test.each<[string, number, string[], string, string[]]>([
  ['the only one is replaced', 0, ['언매', '물리'], '화작', ['물리', '화작']],
  ['and never taken out', 0, ['화작', '물리'], '화작', ['화작', '물리']],
  ['one of several joins them', 2, ['화작', '물리'], '화학', ['화작', '물리', '화학']],
  ['and is taken out again', 2, ['화작', '물리', '화학'], '물리', ['화작', '화학']],
  ['the one that may be is replaced', 3, ['화작', '한문'], '중국어', ['화작', '중국어']],
  ['and may be left out', 3, ['화작', '한문'], '한문', ['화작']],
])('pressing a subject: %s', (_, at, chosen, subject, expected) => {
  const pressed = GROUPS[at];
  expect(pressed && chooseSubject(pressed, chosen, subject)).toEqual(expected);
});

describe('the fee of a choice', () => {
  const exam = aMockExam({ fee: 30_000, subjectGroups: GROUPS });

  test('each group of which something is chosen counts once', () => {
    const fees = [[], ['물리'], ['물리', '화학'], ['물리', '한문']].map(
      (subjects) => priceOfChoice(exam, null, ['화작', '한국사', ...subjects]).fee,
    );
    expect(fees).toEqual([30_000, 35_000, 35_000, 38_000]);
    expect(feeRange(exam)).toEqual({ least: 30_000, most: 38_000 });
    expect(examFeeText(exam)).toBe('30,000원부터');
    expect(examFeeText(aMockExam({ fee: 0, subjectGroups: null }))).toBe('무료');
  });

  test('a registration keeps the prices of its day; a group that came later has its own', () => {
    const subjects = ['화작', '한국사'];
    const first = priceOfChoice(exam, null, subjects);
    const registration = { ...first, selectedSubjects: subjects };
    const dearer = aMockExam({
      fee: 50_000,
      subjectGroups: [
        ...GROUPS.map((one) => ({ ...one, fee: won(one.fee * 10) })),
        group('논술', ['논술'], 0, 1, 7_000),
      ],
    });
    expect(priceOfChoice(dearer, registration, subjects)).toEqual(first);
    expect(priceOfChoice(dearer, registration, [...subjects, '물리']).fee).toBe(35_000);
    const withEssay = priceOfChoice(dearer, registration, [...subjects, '논술']);
    expect(withEssay.fee).toBe(37_000);
    expect(withEssay.prices?.groups).toContainEqual({ name: '논술', fee: 7_000 });
  });

  test('there and back again costs what it cost', () => {
    const offered = GROUPS.flatMap(({ subjects }) => subjects);
    fc.assert(
      fc.property(fc.subarray(offered), fc.subarray(offered), (one, other) => {
        const first = priceOfChoice(exam, null, one);
        const changed = priceOfChoice(exam, { ...first, selectedSubjects: one }, other);
        const back = priceOfChoice(exam, { ...changed, selectedSubjects: other }, one);
        expect(back).toEqual(first);
        expect(changed.fee).toBe(priceOfChoice(exam, null, other).fee);
      }),
    );
  });

  test('without groups a change of the subject costs nothing', () => {
    const single = { fee: won(30_000), prices: null, selectedSubjects: ['물리'] };
    expect(priceOfChoice(aMockExam({ fee: 50_000 }), single, ['화학'])).toEqual({
      fee: 30_000,
      prices: null,
    });
  });
});
