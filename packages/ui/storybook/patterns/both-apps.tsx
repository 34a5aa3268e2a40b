import type { ReactNode } from 'react';

interface Props {
  student: ReactNode;
  manager: ReactNode;
}

/** The same moment in each app, beside each other where there is room. */
export function BothApps({ student, manager }: Props) {
  return (
    <div className="story-apps">
      <section aria-labelledby="student-app">
        <h2 id="student-app">학생 앱</h2>
        {student}
      </section>
      <section aria-labelledby="manager-app">
        <h2 id="manager-app">관리자 앱</h2>
        {manager}
      </section>
    </div>
  );
}
