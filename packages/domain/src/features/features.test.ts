import { expect, test } from 'vitest';
import { isTopicOn } from '../live';
import { keptBack } from '../messages';
import {
  defaultFeatures,
  featureFields,
  FEATURES,
  featureName,
  featureNames,
  featuresOff,
  featuresOfNewAcademy,
  isAreaOn,
  isOn,
  isRightOn,
} from '.';

test('an academy that has never chosen has all of them', () => {
  expect(featuresOff(defaultFeatures)).toEqual([]);
  expect(featuresOff({ ...defaultFeatures, seats: false })).toEqual(['seats']);
  expect(featuresOff(featuresOfNewAcademy)).toEqual(FEATURES);
});

test.each([
  [undefined, ['points'], true],
  ['points', undefined, true],
  ['points', ['seats'], true],
  ['points', ['seats', 'points'], false],
  [['guardians', 'study-time'], ['study-time'], false],
  [['guardians', 'study-time'], ['a-later-one'], true],
] as const)('%s while %s is off: %s', (feature, off, expected) => {
  expect(isOn(feature, off)).toBe(expected);
});

test.each(FEATURES)('%s has a name, and says what goes with it', (feature) => {
  expect(featureName(feature)).toMatch(/^[가-힣 ]+$/);
  expect(featureFields[feature].help).toMatch(/^[가-힣A-Z ,]+$/);
});

test('an area has no work while its feature is off', () => {
  expect(isAreaOn('points', ['points'])).toBe(false);
  expect(isRightOn('points.write', ['points'])).toBe(false);
  expect(isRightOn('mocks.read', ['points'])).toBe(true);
  expect(isRightOn('audit.read', FEATURES)).toBe(true);
});

test('several are named in their order', () => {
  expect(featureNames(['points', 'seats'])).toBe('좌석 배치도, 상벌점');
});

test('what is off is no news', () => {
  expect(isTopicOn('points', ['points'])).toBe(false);
  expect(isTopicOn('points', ['mocks'])).toBe(true);
  expect(isTopicOn('meals', FEATURES)).toBe(true);
});

test('messages about what is off wait; meals and answers to reasons never do', () => {
  expect(keptBack([])).toEqual([]);
  expect(keptBack(['mocks'])).toEqual(['exam', 'seat-free', 'results-out', 'exam-reminder']);
  expect(keptBack(['guardians'])).toContain('arrived');
  const all: readonly string[] = keptBack(FEATURES);
  for (const kind of ['order', 'test', 'menu', 'cutoff', 'reason-answer'])
    expect(all).not.toContain(kind);
});
