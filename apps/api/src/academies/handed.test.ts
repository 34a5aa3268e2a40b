import type { LunchSettings } from '@academy/domain/meals';
import { examFormSchema, mockManagementEndpoints } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { newsManagementEndpoints } from '@academy/domain/news';
import { PRESETS_MAX } from '@academy/domain/points';
import { anExamForm } from '@academy/domain/testing';
import { settingsManagementEndpoints, type HandedSetting } from '@academy/domain/settings';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { auditLog } from '../db/schema';
import { openChains, type Chains, type ChainSlug } from '../testing/academies/a-chain';
import { aPicture } from '../testing/data/some-picture';
import { changeAcademy } from './directory-db';

let chains: Chains;
let apps: Chains['apps'];
beforeAll(async () => {
  chains = await openChains();
  ({ apps } = chains);
}, 60_000);
afterAll(() => chains.close());

/** The notice of the scenario at the office, and what the managers of a branch see of it. */
async function officeNews() {
  const api = apps.haneul.api(await apps.haneul.managerToken('admin'));
  const [first] = (await api.managedNews({ query: {} })).content;
  if (!first) throw new Error('no notice');
  const hand = (branches: string[]) =>
    api.handNews({ params: { newsId: first.id }, body: { branches } });
  const at = async (slug: ChainSlug, state?: 'deleted') =>
    (
      await apps[slug]
        .api(await apps[slug].managerToken('admin'))
        .managedNews({ query: { q: first.title, size: 100, ...(state && { state }) } })
    ).content.filter(({ authorName }) => authorName === '본사');
  return { api, first, hand, at };
}

test.each([
  newsManagementEndpoints.newsBranches,
  mockManagementEndpoints.examBranches,
  settingsManagementEndpoints.decidedSettings,
])('a branch hands nothing down: $path', async (endpoint) => {
  const token = await apps.bukbu.managerToken('admin');
  const own = await apps.bukbu.callEndpoint(endpoint, { newsId: '1', examId: '1' }, { token });
  expect([own.status, own.body]).toMatchObject([404, { code: 'no-head-office' }]);
});

test('a notice of the office is put into a branch’s news once, and taken from it again', async () => {
  const { api, first, hand, at } = await officeNews();
  const handed = async () =>
    (await api.newsBranches({ params: { newsId: first.id } })).content.map((one) => one.handed);
  expect(await handed()).toEqual([false, false]);
  expect((await hand(['nambu'])).content.map((one) => one.handed)).toEqual([true, false]);
  await hand(['nambu', 'haebyeon']);
  expect(await handed()).toEqual([true, false]);
  expect(await at('nambu')).toMatchObject([{ title: first.title, content: first.content }]);
  expect([await at('bukbu'), await at('haebyeon')]).toEqual([[], []]);

  await hand([]);
  expect(await at('nambu')).toEqual([]);
  expect(await at('nambu', 'deleted')).toHaveLength(1);
  await hand(['nambu']);
  expect(await at('nambu')).toMatchObject([{ state: first.state }]);
  const { db } = apps.nambu.database;
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorKind, 'system'))
    .orderBy(desc(auditLog.id));
  expect(log.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ['receive-news', 'system'],
    ['withdraw-news', 'system'],
    ['receive-news', 'system'],
  ]);
});

test('the point items of the office become those of a branch, which keeps its own', async () => {
  const [office, branch] = await Promise.all(
    (['haneul', 'nambu'] as const).map(async (slug) =>
      apps[slug].api(await apps[slug].managerToken('admin')),
    ),
  );
  if (!office || !branch) throw new Error('an app is missing');
  const item = (name: string, points: number) => ({
    id: null,
    pointType: 'PENALTY' as const,
    name,
    points,
    hidden: false,
    asksConfirmation: false,
  });
  await office.savePresets({ body: { presets: [item('지각', 2), item('졸음', 1)] } });
  await branch.savePresets({ body: { presets: [item('지각', 1), item('우리만', 3)] } });
  const hand = (branches: string[]) => office.handPresets({ body: { branches } });
  const items = async () =>
    (await branch.pointPresets()).content.map(({ name, points }) => `${name} ${points}`);

  expect((await hand([])).content).toEqual([]);
  expect((await hand(['nambu', 'haebyeon'])).content).toEqual([
    { slug: 'nambu', name: '남부점', changed: 2 },
  ]);
  expect(await items()).toEqual(['지각 2', '우리만 3', '졸음 1']);
  expect((await hand(['nambu'])).content).toMatchObject([{ changed: 0 }]);
  const log = await apps.nambu.database.db
    .select({ actor: auditLog.actorName, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'receive-presets'));
  expect(log).toEqual([{ actor: '본사', after: { presets: ['벌점 지각 2점', '벌점 졸음 1점'] } }]);

  const full = Array.from({ length: PRESETS_MAX }, (_, at) => item(`항목 ${at}`, 1));
  await branch.savePresets({ body: { presets: full } });
  expect((await hand(['nambu'])).content).toMatchObject([{ changed: null }]);
  expect(await items()).toHaveLength(PRESETS_MAX);
});

test('nothing is handed to a branch that is not the account’s, moves, or does not answer', async () => {
  const { api, first, at, hand } = await officeNews();
  const { id } = await chains.give([]);
  await api.editAccount({ params: { managerId: id }, body: { areas: ['news'] } });
  const manager = apps.haneul.api(await apps.haneul.managerToken());
  const own = await manager.handNews({
    params: { newsId: first.id },
    body: { branches: ['bukbu'] },
  });
  expect(own.content).toEqual([]);
  onTestFinished(() => void changeAcademy(chains.database.db, 'bukbu', { state: 'active' }));
  await changeAcademy(chains.database.db, 'bukbu', { state: 'moving' });
  await vi.waitFor(() =>
    expect(chains.directory.all().find(({ slug }) => slug === 'bukbu')?.state).toBe('moving'),
  );
  expect((await hand(['bukbu'])).content[1]).toMatchObject({ slug: 'bukbu', handed: null });
  expect(await at('bukbu')).toEqual([]);
});

/** Saves these of the office's meal settings. */
async function saveMeals(change: Partial<LunchSettings>) {
  const office = await chains.apiOf('haneul');
  const { settings, version } = await office.editedLunchSettings();
  await office.applyLunchSettings({
    headers: { 'If-Match': `"${version}"` },
    body: {
      settings: { ...settings, ...change },
      choice: 'keep',
      expected: { mealCount: 0, amount: won(0) },
    },
  });
}
async function officeSettings() {
  const [office, branch] = [await chains.apiOf('haneul'), await chains.apiOf('nambu')];
  const hand = (names: HandedSetting[], branches: string[]) =>
    office.handSettings({ body: { settings: names, branches } });
  return { office, branch, hand };
}

test('settings of the office become those of a branch part by part, and its own stay', async () => {
  const { office, branch, hand } = await officeSettings();
  await saveMeals({ editCutoffHour: 9, lunchPrice: won(7_100), accountNumber: '1-1' });
  const before = (await branch.editedLunchSettings()).settings;
  const decided = (await office.decidedSettings()).content;
  expect(decided).toContainEqual({ setting: 'meal-prices', decided: true });
  expect(decided).toContainEqual({ setting: 'schedule', decided: false });
  await expect(hand(['schedule'], ['nambu'])).rejects.toMatchObject({ code: 'setting-undecided' });

  expect((await hand(['meal-prices'], ['nambu', 'haebyeon'])).content).toEqual([
    { slug: 'nambu', name: '남부점', changed: 1 },
  ]);
  const priced = (await branch.editedLunchSettings()).settings;
  expect(priced).toEqual({ ...before, lunchPrice: 7_100 });
  expect((await hand(['meal-prices', 'meal-cutoffs'], ['nambu'])).content).toMatchObject([
    { changed: 1 },
  ]);
  const cut = await branch.editedLunchSettings();
  expect(cut).toMatchObject({ settings: { ...priced, editCutoffHour: 9 }, updatedByName: null });
  expect((await hand(['meal-prices', 'meal-cutoffs'], ['nambu'])).content).toMatchObject([
    { changed: 0 },
  ]);
  const history = await branch.settingsHistory({ query: { entity: 'lunch-settings' } });
  expect(history.content.map(({ sentence }) => sentence).slice(0, 2)).toEqual([
    expect.stringMatching(/^본사가 도시락 설정을 바꿨습니다: 변경 마감 시각/),
    expect.stringMatching(/^본사가 도시락 설정을 바꿨습니다: 점심 단가 .*7,100원$/),
  ]);
  const [noted] = (await office.auditLog({ query: {} })).content;
  expect(noted?.sentence).toBe(
    '한원장님이 설정을 지점에 맞췄습니다 · 도시락 마감, 도시락 단가 · 남부점',
  );
});

test('a branch takes all of them or none', async () => {
  const { office, branch, hand } = await officeSettings();
  const edited = await office.editedScheduleSettings();
  await office.saveScheduleSettings({
    headers: { 'If-Match': `"${edited.version}"` },
    body: { ...edited.settings, submitDay: 17 },
  });
  const before = await branch.editedLunchSettings();
  const { database } = apps.nambu;
  await database.db.execute(sql`
    create function refuse_schedule() returns trigger language plpgsql as
      $$ begin if new.name = 'schedule-settings' then raise 'no'; end if; return new; end $$`);
  await database.db.execute(
    sql`create trigger refuse_schedule before insert or update on settings for each row execute function refuse_schedule()`,
  );
  await saveMeals({ dinnerPrice: won(8_200) });
  expect((await hand(['meal-prices', 'schedule'], ['nambu', 'bukbu'])).content).toMatchObject([
    { slug: 'nambu', changed: null },
    { slug: 'bukbu', changed: 2 },
  ]);
  expect(await branch.editedLunchSettings()).toEqual(before);
  await database.db.execute(sql`drop function refuse_schedule() cascade`);
  expect((await hand(['meal-prices', 'schedule'], ['nambu'])).content).toMatchObject([
    { changed: 2 },
  ]);
});

test('who may not save a setting at the office hands it to nobody', async () => {
  const { id } = await chains.give(['nambu']);
  const { office, hand } = await officeSettings();
  await office.editAccount({ params: { managerId: id }, body: { areas: ['settings'] } });
  const manager = await chains.apiOf('haneul', 'manager');
  await expect(
    manager.handSettings({ body: { settings: ['points'], branches: ['nambu'] } }),
  ).rejects.toMatchObject({
    code: 'no-right',
    body: { needs: 'points.write' },
  });
  const own = await manager.handSettings({
    body: { settings: ['meal-prices'], branches: ['bukbu', 'nambu'] },
  });
  expect(own.content.map(({ name }) => name)).toEqual(['남부점']);
  expect((await hand(['meal-prices'], [])).content).toEqual([]);
});

test('an exam of the office becomes a draft of a branch once, with its pictures and without its account', async () => {
  const [office, branch] = [await chains.apiOf('haneul'), await chains.apiOf('nambu')];
  const picture = await office.uploadExamPicture({ body: aPicture() });
  const form = examFormSchema.parse({
    ...anExamForm({ title: '겨울 평가' }),
    targetClasses: ['1반'],
    account: { bankName: '하나', accountNumber: '1', accountHolder: '본사' },
    pictures: [{ key: picture.key, alt: '안내' }],
  });
  const { id } = await office.createExam({ body: form });
  const params = { examId: id };
  const hand = async (branches: string[]) =>
    (await office.handExam({ params, body: { branches } })).content;
  const at = async () => (await office.examBranches({ params })).content.map((one) => one.handed);
  const exams = async () =>
    (await branch.managedExams({ query: { q: form.title } })).content.filter(
      ({ title }) => title === form.title,
    );
  expect(await at()).toEqual([false, false]);
  expect(await hand(['nambu', 'haebyeon'])).toEqual([
    { slug: 'nambu', name: '남부점', outcome: 'made' },
  ]);
  expect(await hand(['nambu'])).toMatchObject([{ outcome: 'there' }]);
  expect(await at()).toEqual([true, false]);
  const [made, ...others] = await exams();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    fee: form.fee,
    subjectGroups: form.subjectGroups,
    examStartTime: form.examStartTime,
    account: null,
    targetClasses: null,
    state: 'DRAFT',
    registered: 0,
    pictures: [{ alt: '안내', width: picture.width }],
  });
  const [log] = (await branch.auditLog({ query: { topic: 'mocks' } })).content;
  expect(log?.sentence).toBe("본사가 모의고사 '겨울 평가'를 임시저장으로 보냈습니다.");

  await branch.deleteExam({ params: { examId: made?.id ?? id } });
  expect(await hand(['nambu'])).toMatchObject([{ outcome: 'made' }]);
  const features = await branch.editedFeatures();
  await branch.saveFeatures({
    headers: { 'If-Match': `"${features.version}"` },
    body: { ...features.settings, mocks: false },
  });
  expect(await hand(['nambu'])).toMatchObject([{ outcome: 'feature-off' }]);
  await office.cancelExam({ params, body: { reason: '연기' } });
  await expect(hand(['bukbu'])).rejects.toMatchObject({ code: 'exam-cancelled' });
});
