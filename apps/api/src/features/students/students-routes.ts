import { fileTexts } from '@academy/domain/files';
import type { StudentId } from '@academy/domain/ids';
import { moveEndpoints } from '@academy/domain/moves';
import { erasureEndpoints, importCountsSchema, studentEndpoints } from '@academy/domain/students';
import type { Db } from '../../db/database';
import { etagOf } from '../../http/writes/if-match';
import type { Serve } from '../../http/serve';
import { readTab, saveTab } from '../../shared/settings/save-tab';
import { createContactViews } from '../../shared/students/contact-views-db';
import { changeStatus } from './leaving/change-status';
import { eraseStudent } from './erasure/erase-student';
import { erasureTab, listErasures } from './erasure/erasures';
import { importTemplate } from './import/import-template';
import { importStudents, previewImport } from './import/import-students';
import { exportStudents, listStudents, lookUpStudents } from './list/list-students';
import { readPastOperations } from '../../shared/operations/past-operations-db';
import { pasteStudents } from './import/paste-students';
import { deleteStudent, restoreStudent } from './leaving/remove-student';
import { previewStatus } from './leaving/status-effect';
import { readStudentDay } from './facts/student-day';
import { readStudentFacts } from './facts/student-facts';
import { signOutStudent, unlockStudent } from './facts/student-logins';
import { toRecord } from './student-record';
import { readStudent } from './students-db';
import { readStudentMoves } from './moving/read-moves';
import { createStudent, editStudent } from './writing/write-student';

export function studentRoutes(serve: Serve, { db }: { db: Db }): void {
  const noteView = createContactViews(db);
  const list = { entity: 'students', entityId: null, subject: fileTexts.students };
  const detailsOf = ({ id, name }: { id: StudentId; name: string }) => ({
    entity: 'students',
    entityId: id,
    subject: name,
  });

  serve(studentEndpoints.students, async (call) => {
    const page = await listStudents(db, call);
    if (page.content.length > 0) await noteView(call, list);
    return page;
  });
  serve(studentEndpoints.exportStudents, (call) => exportStudents(db, call));
  serve(studentEndpoints.lookUpStudents, (call) => lookUpStudents(db, call));
  serve(studentEndpoints.createStudent, (call) => createStudent(db, call));
  serve(studentEndpoints.student, async (call) => {
    const row = await readStudent(db, call.params.studentId);
    await noteView(call, detailsOf(row));
    call.reply.header('etag', etagOf(row.version));
    return toRecord(row, call.actor);
  });
  serve(studentEndpoints.editStudent, (call) => editStudent(db, call));
  serve(studentEndpoints.deleteStudent, (call) => deleteStudent(db, call));
  serve(studentEndpoints.restoreStudent, (call) => restoreStudent(db, call));
  serve(studentEndpoints.eraseStudent, (call) => eraseStudent(db, call));
  serve(erasureEndpoints.editedErasureSettings, (call) => readTab(db, call, erasureTab));
  serve(erasureEndpoints.saveErasureSettings, (call) => saveTab(db, call, call.body, erasureTab));
  serve(erasureEndpoints.erasures, (call) => listErasures(db, call));
  serve(studentEndpoints.signOutStudent, (call) => signOutStudent(db, call));
  serve(studentEndpoints.unlockStudent, (call) => unlockStudent(db, call));
  serve(studentEndpoints.studentFacts, async (call) => {
    const facts = await readStudentFacts(db, call);
    await noteView(call, detailsOf(facts.student));
    return facts;
  });
  serve(studentEndpoints.studentDay, async (call) => {
    const answer = await readStudentDay(db, call);
    await noteView(call, detailsOf(answer.student));
    return answer;
  });
  serve(moveEndpoints.studentMoves, ({ params }) => readStudentMoves(db, params.studentId));
  serve(studentEndpoints.previewStatus, (call) => previewStatus(db, call));
  serve(studentEndpoints.changeStatus, (call) => changeStatus(db, call));
  serve(studentEndpoints.pasteStudents, (call) => pasteStudents(db, call));
  serve(studentEndpoints.importTemplate, importTemplate);
  serve(studentEndpoints.previewImport, (call) => previewImport(db, call));
  serve(studentEndpoints.importStudents, (call) => importStudents(db, call));
  serve(studentEndpoints.studentImports, async ({ now }) => ({
    content: (await readPastOperations(db, 'students.import', now)).map(
      ({ label: fileName, facts, ...row }) => ({
        ...row,
        fileName,
        counts: importCountsSchema.parse(facts),
      }),
    ),
  }));
}
