import type { ReactNode } from 'react';
import { AdminShell } from '../admin-shell';
import { Button } from '../button';
import { Fab } from '../fab';
import { LogoutIcon, PlusIcon, UserIcon } from '../icon';
import { IconButton } from '../icon-button';
import { SaveStatus } from '../save-status';
import { StudentShell } from '../student-shell';
import { adminGroups, studentTabs } from './sample-nav';

const saveTexts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};

interface FrameProps {
  /** The address of the page, by which its menu marks it. */
  at: string;
  children: ReactNode;
}

/** A student page as the app shows it. */
export function StudentFrame({ at, saves = false, children }: FrameProps & { saves?: boolean }) {
  const tabs = studentTabs.map((tab) => ({ ...tab, current: tab.href === at }));
  return (
    <StudentShell
      title={tabs.find(({ current }) => current)?.label ?? ''}
      brand="한빛학원"
      tabs={tabs}
      status={saves && <SaveStatus state="saved" texts={saveTexts} />}
      actions={
        <IconButton label="내 정보">
          <UserIcon />
        </IconButton>
      }
      fab={<Fab label="빠른 신청" icon={<PlusIcon />} />}
    >
      <div className="story-above-fab">{children}</div>
    </StudentShell>
  );
}

/** A manager page as the app shows it; it starts with its PageBar. */
export function ManagerFrame({ at, children }: FrameProps) {
  return (
    <AdminShell
      brand="한빛학원"
      groups={adminGroups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, current: item.href === at })),
      }))}
      account={
        <Button variant="text" block>
          <LogoutIcon /> 로그아웃
        </Button>
      }
      footer="한빛학원 · 대표 김정호 · 서울시 노원구 동일로 1234 · 02-123-4567"
    >
      {children}
    </AdminShell>
  );
}
