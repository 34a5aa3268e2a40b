import { expect, test } from 'vitest';
import { accountEndpoints } from '../../accounts';
import { attendanceEndpoints } from '../../attendance';
import { pointManagementEndpoints } from '../../points';
import { studentEndpoints } from '../../students';
import { anAnswer } from '.';

const tables = {
  ...accountEndpoints,
  ...attendanceEndpoints,
  ...pointManagementEndpoints,
  ...studentEndpoints,
};
const read = Object.entries(tables).filter(
  ([name, { method, answers }]: [string, { method: string; answers?: string }]) =>
    method === 'GET' && answers !== 'file' && !name.endsWith('Sheet'),
);

test.each(read)(
  '%s has an answer with nothing in it, and one with something',
  (_, { response }) => {
    const [nothing, something] = [anAnswer(response, 'nothing'), anAnswer(response, 'something')];
    expect(JSON.stringify(something).length).toBeGreaterThan(JSON.stringify(nothing).length);
  },
);

test('lists are empty or hold one, fields have a value that fits', () => {
  const { response } = studentEndpoints.students;
  expect(anAnswer(response, 'nothing').content).toEqual([]);
  expect(anAnswer(response, 'something').content).toHaveLength(1);
});
