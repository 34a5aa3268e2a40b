import { timeStatusSchema } from '@academy/domain/mocks';
import { asId, fieldsOf, firstOf, isRecord } from './reading';
import {
  asDay,
  asFlag,
  asNumber,
  asOptionalDay,
  asOptionalTime,
  asPictures,
  asTexts,
  asWhole,
} from './values';

/**
 * The status if the server sends one that we know, else null: it is derived from the dates then.
 */
function statusIn(value: unknown): unknown {
  const status = timeStatusSchema.safeParse(
    typeof value === 'string' ? value.trim().toUpperCase() : value,
  );
  return status.success ? status.data : null;
}

/**
 * A mock exam from any server's fields: the id under either name, dates with or without a time, the
 * fee as number or text. Fields that only our server has get defaults: no limit of students or
 * seats, the academy's account and subjects.
 */
export function examIn(item: unknown) {
  const fields = fieldsOf(item);
  const capacity = asWhole(fields.onSiteCapacity) ?? null;
  const taken = asWhole(fields.onSiteTaken) ?? 0;
  return {
    id: asId(firstOf(fields, 'id', 'mockExamId', 'examId')),
    title: fields.title ?? '',
    examDate: asDay(fields.examDate),
    examStartTime: asOptionalTime(fields.examStartTime),
    place: fields.place ?? '',
    notes: fields.notes ?? '',
    registrationStartDate: asDay(firstOf(fields, 'registrationStartDate', 'startDate')),
    registrationEndDate: asDay(firstOf(fields, 'registrationEndDate', 'endDate')),
    timeStatus: statusIn(fields.timeStatus),
    closedEarly: asFlag(fields.closedEarly),
    fee: asNumber(firstOf(fields, 'fee') ?? 0),
    depositDeadline: asOptionalDay(fields.depositDeadline),
    account: isRecord(fields.account) ? fields.account : null,
    askSubjectOption: asFlag(fields.askSubjectOption),
    subjectOptions:
      firstOf(fields, 'subjectOptions') === undefined ? null : asTexts(fields.subjectOptions),
    subjectGroups: Array.isArray(fields.subjectGroups) ? fields.subjectGroups : null,
    capacity: asWhole(fields.capacity) ?? null,
    capacityLeft: asWhole(fields.capacityLeft) ?? null,
    allowOnSiteExam: asFlag(fields.allowOnSiteExam),
    onSiteCapacity: capacity,
    onSiteTaken: taken,
    onSiteLeft:
      asWhole(fields.onSiteLeft) ?? (capacity === null ? null : Math.max(0, capacity - taken)),
    waitingCount: asWhole(fields.waitingCount) ?? 0,
    admissionTime: asOptionalTime(fields.admissionTime),
    examEndTime: asOptionalTime(fields.examEndTime),
    changeDeadline: asOptionalDay(fields.changeDeadline),
    targetGrades:
      firstOf(fields, 'targetGrades') === undefined ? null : asTexts(fields.targetGrades),
    targetClasses:
      firstOf(fields, 'targetClasses') === undefined ? null : asTexts(fields.targetClasses),
    paperOnlyNotice: fields.paperOnlyNotice ?? '',
    pictures: asPictures(fields.pictures) ?? [],
    cancelled: isRecord(fields.cancelled) ? fields.cancelled : null,
  };
}
