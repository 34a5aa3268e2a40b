import { describe, expect, test } from 'vitest';
import { setupStepName } from './academy-texts';
import { defaultScheduleSettings, scheduleSettingsSchema } from '../schedule';
import { someLunchSettings } from '../testing';
import {
  checkAcademy,
  checkMockSettings,
  checkScheduleSettings,
  guideProgress,
  SETUP_STEPS,
  setupSteps,
  type AcademyDraft,
} from '.';
import { defaultLunchSettings } from '../meals';

const academy = (overrides: Partial<AcademyDraft> = {}): AcademyDraft => ({
  name: '하늘학원',
  companyLines: ['하늘학원 | 대표 김하늘'],
  manualUrl: 'https://example.com/manual',
  deskPhone: '02-000-0000',
  channelUrl: '',
  ...overrides,
});

describe('the academy’s own facts', () => {
  test.each<[Partial<AcademyDraft>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: '학원 이름을 입력하세요.' }],
    [{ name: '가'.repeat(101) }, { name: '100자 이하로 입력하세요.' }],
    [{ manualUrl: 'javascript:alert(1)' }, { manualUrl: 'https://로 시작하는 주소를 입력하세요.' }],
    [{ channelUrl: 'example.com' }, { channelUrl: 'https://로 시작하는 주소를 입력하세요.' }],
    [{ channelUrl: 'http://pf.kakao.com/_abc' }, {}],
    [{ deskPhone: '전화' }, { deskPhone: '전화번호는 숫자와 하이픈(-)으로 입력하세요.' }],
    [
      { companyLines: Array.from({ length: 7 }, () => '줄') },
      { companyLines: '6줄까지 입력할 수 있습니다.' },
    ],
    [{ companyLines: ['가'.repeat(101)] }, { companyLines: '100자 이하로 입력하세요.' }],
  ])('%j: %j', (overrides, errors) => {
    expect(checkAcademy(academy(overrides))).toEqual(errors);
  });
});

test('a meal ends after it begins', () => {
  expect(checkScheduleSettings(defaultScheduleSettings)).toEqual({});
  const settings = scheduleSettingsSchema.parse({
    ...defaultScheduleSettings,
    mealTimes: { ...defaultScheduleSettings.mealTimes, lunch: { from: '13:00', to: '13:00' } },
  });
  expect(checkScheduleSettings(settings)).toEqual({
    'mealTimes.lunch': '끝나는 시각은 시작 시각보다 늦어야 합니다.',
  });
});

describe('what a new academy still has to do', () => {
  const nothing = {
    featuresChosen: false,
    off: [],
    academyName: '',
    settings: defaultLunchSettings,
    settingsSaved: false,
    periodsSaved: false,
    presetCount: 0,
    studentCount: 0,
    newsCount: 0,
  };
  const done = (facts: Partial<Parameters<typeof setupSteps>[0]>) =>
    setupSteps({ ...nothing, ...facts })
      .steps.filter((step) => step.done)
      .map(({ step }) => step);

  test('nobody is asked for what is off', () => {
    const { steps } = setupSteps({ ...nothing, off: ['points'] });
    expect(steps.map(({ step }) => step)).not.toContain('points');
    expect(guideProgress({ steps }).steps.map(({ step }) => step)).not.toContain('points');
  });

  test('everything at first, nothing at last', () => {
    expect(done({})).toEqual([]);
    expect(
      done({
        featuresChosen: true,
        academyName: '하늘학원',
        settings: someLunchSettings(),
        settingsSaved: true,
        periodsSaved: true,
        presetCount: 1,
        studentCount: 1,
        newsCount: 1,
      }),
    ).toEqual([
      'features',
      'academy',
      'account',
      'prices',
      'weekdays',
      'periods',
      'students',
      'points',
      'news',
    ]);
  });

  test.each([
    ['prices', { settings: { ...defaultLunchSettings, pricesSet: true } }],
    ['periods', { periodsSaved: true }],
    ['points', { presetCount: 1 }],
  ])('%s are a step of their own', (step, facts) => {
    expect(done(facts)).toEqual([step]);
  });

  test('weekdays are settled once they were saved, or single days instead', () => {
    const none = Object.fromEntries(
      Object.keys(defaultLunchSettings)
        .filter((key) => /day(Lunch|Dinner)$/.test(key))
        .map((key) => [key, false]),
    );
    expect(done({ settingsSaved: true })).toEqual(['weekdays']);
    expect(
      done({
        settingsSaved: true,
        settings: someLunchSettings({ ...none, accountNumber: '', pricesSet: false }),
      }),
    ).toEqual([]);
    expect(
      done({
        settingsSaved: true,
        settings: someLunchSettings({
          ...none,
          accountNumber: '',
          pricesSet: false,
          enabledDates: ['2026-11-20'],
        }),
      }),
    ).toEqual(['weekdays']);
  });

  test('each step has its own name', () => {
    expect(new Set(SETUP_STEPS.map(setupStepName)).size).toBe(SETUP_STEPS.length);
  });
});

test.each([
  [
    '60 subjects of 40 letters',
    Array.from({ length: 60 }, (_, at) => `${at}`.padEnd(40, '가')).join(),
    '',
    {},
  ],
  ['one subject twice counts once', Array(61).fill('국어').join('\n'), '', {}],
  [
    '61 subjects',
    Array.from({ length: 61 }, (_, at) => `과목${at}`).join(),
    '',
    { subjectOptions: '60과목까지 등록할 수 있습니다.' },
  ],
  ['41 letters', '가'.repeat(41), '', { subjectOptions: '과목 이름은 40자 이하로 입력하세요.' }],
  [
    'a notice of 201',
    '',
    '가'.repeat(201),
    { paperOnlyNotice: '안내문은 200자 이하로 입력하세요.' },
  ],
  ['a notice of 200 and blanks', '', ` ${'가'.repeat(200)} `, {}],
])('settings of mock exams: %s', (_, subjectOptions, paperOnlyNotice, wrong) => {
  expect(checkMockSettings({ subjectOptions, paperOnlyNotice })).toEqual(wrong);
});
