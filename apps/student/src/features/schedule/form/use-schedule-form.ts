import { useOnline } from '@academy/app-kit/device';
import {
  scheduleClashText,
  scheduleRefusalText,
  checkSchedule,
  decideScheduleEdit,
  describeClash,
  findClash,
  keptExceptions,
  scheduleDraftSchema,
  schedulePreview,
  type RegularSchedule,
  type ScheduleDraft,
  type ScheduleErrors,
} from '@academy/domain/schedule';
import { monthOf, type CalendarDay } from '@academy/domain/time';
import { useState } from 'react';
import { scheduleFormTexts, scheduleTexts } from '../schedule-texts';
import { type Failure } from '../use-changes';
import type { OrderedMeals, OverlappedMeals } from '../use-ordered-meals';
import { type FormDraft } from './form-draft';
import { toScheduleForm } from './form-state';

export type FormMode = 'new' | 'correct' | 'resubmit' | 'change-request';

interface Options {
  draft: FormDraft;
  /** The schedule that is edited, as it is now; null for a new one. */
  schedule: RegularSchedule | null;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  meals: OrderedMeals;
  /** Why its photos cannot go with it yet. */
  photosBlocked: string | undefined;
  /** What the server said about the last attempt. */
  failure: Failure | undefined;
}

interface Preview {
  /** `매주 화·목 19:00–21:00 외출 · 7월 9회`; null while it is not known when it takes place. */
  sentence: string | null;
  clash: string | null;
  meals: OverlappedMeals;
}

const WHEN = ['weekdays', 'from', 'to', 'firstDate', 'lastDate'] as const;

const NO_MEALS: OverlappedMeals = { overlaps: [], question: null };

/** What the draft would mean, by the rules the server applies too. */
function previewOf(asked: ScheduleDraft | null, { schedule, own, meals }: Options): Preview {
  if (asked === null) return { sentence: null, clash: null, meals: NO_MEALS };
  const timetable = {
    ...asked,
    exceptions: schedule === null ? [] : keptExceptions(asked, schedule.exceptions),
  };
  const clash = findClash(timetable, own, schedule);
  return {
    sentence: schedulePreview(timetable, monthOf(asked.firstDate)),
    clash: clash && scheduleClashText(describeClash(clash)),
    meals: meals.overlapped(timetable),
  };
}

function modeOf({ schedule, own, today }: Options): {
  mode: FormMode;
  refused: string | undefined;
} {
  if (schedule === null) return { mode: 'new', refused: undefined };
  const edit = decideScheduleEdit(schedule, own, today);
  return edit.allowed
    ? { mode: edit.as, refused: undefined }
    : { mode: 'correct', refused: scheduleRefusalText(edit.reason) };
}

/** The form's messages, and whether it can be submitted. */
export function useScheduleForm(options: Options) {
  const { draft, schedule, today, photosBlocked, failure } = options;
  const online = useOnline();
  /** The problems at the last attempt to submit; null before the first. */
  const [attempted, setAttempted] = useState<ScheduleErrors | null>(null);
  const asked = toScheduleForm(draft.form);
  const problems: ScheduleErrors = checkSchedule(asked, { today, current: schedule });
  const timed = WHEN.every((field) => problems[field] === undefined);
  const parsed = scheduleDraftSchema.safeParse(asked);
  const preview = previewOf(timed && parsed.success ? parsed.data : null, options);
  const { mode, refused } = modeOf(options);
  const unchanged =
    (mode === 'correct' || mode === 'change-request') && !draft.changed
      ? scheduleFormTexts.unchanged
      : undefined;

  return {
    mode,
    preview,
    problems,
    /**
     * What is wrong, once it was tried to send it; the server's words for a field are where the
     * form itself finds nothing.
     */
    errors: attempted === null ? {} : { ...failure?.errors, ...problems },
    /**
     * The list above the form stays as it was at the last attempt: it would take the focus with
     * every correction.
     */
    listed: attempted !== null && Object.keys(problems).length > 0 ? attempted : {},
    blocked:
      refused ??
      (online ? undefined : scheduleTexts.offline) ??
      preview.clash ??
      photosBlocked ??
      unchanged,
    /** The draft to submit; null when something is wrong, which is shown from then on. */
    attempt(): ScheduleDraft | null {
      setAttempted(problems);
      return Object.keys(problems).length === 0 && parsed.success ? parsed.data : null;
    },
    reset: () => setAttempted(null),
  };
}

export type ScheduleFormView = ReturnType<typeof useScheduleForm>;
