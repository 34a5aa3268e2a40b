import { pointsPage, savePresets } from '../admin/points-page';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';

const LIVE = { timeout: 5000 };

test(
  'a penalty asks for the student’s word: one line on their first page, one press, and the manager sees who has not',
  { tag: '@ci' },
  async ({ page: manager, browser, request, server, signInAsManager, signInAsStudent }) => {
    await savePresets(request, server);
    await signInAsManager({ next: '/points/issue' });
    const points = pointsPage(manager);
    await points.choose('하늘', '김하늘');
    await points.choose('바다', '이바다');
    await points.item('지각').click();
    await manager.getByRole('checkbox', { name: '학생 확인 요청' }).check();
    await expect(manager.getByRole('region', { name: '학생에게 보이는 내용' })).toContainText(
      '확인했어요 버튼이 함께 보입니다.',
    );
    await points.give.click();
    await expect(manager.getByText('학생 확인 0/2')).toBeVisible();
    await expectRow(points.today, { 이름: /김하늘/, '학생 확인': '확인 전' });

    const student = await (await browser.newContext()).newPage();
    await signInAsStudent({ page: student });
    const line = student.getByRole('region', { name: '확인할 벌점 1건' });
    await line.getByRole('link').click();
    await expect(student).toHaveURL(/points-mine/);
    await expect(line.getByText('지각')).toBeVisible();
    await expectNoAxeViolations(student);
    await line.getByRole('button', { name: '지각 확인했어요' }).click();
    await expect(student.getByText(/11월 20일 \(금\) .* 확인함/)).toBeVisible();
    await expect(line).toBeHidden();
    await expect(student.getByRole('button', { name: '지각 벌점에 이의 신청' })).toBeVisible();

    await expect(manager.getByText('학생 확인 1/2')).toBeVisible(LIVE);
    await expectRow(points.today, { 이름: /김하늘/, '학생 확인': '확인함' });
    await manager.getByRole('button', { name: '확인 전 1건 보기' }).click();
    await expectRow(points.history, { 이름: /이바다/, '학생 확인': '확인 전' });
    await expect(manager.getByText('김하늘')).toBeHidden();
    await manager.getByRole('button', { name: '확인 전 1건 다시 알리기' }).click();
    await expect(
      manager.getByText('확인 전 학생 1명 중 앱 알림을 켠 0명에게 다시 알렸습니다.'),
    ).toBeVisible();
    await student.context().close();
  },
);
