import { ApiError, createClient, errorText, guardianRequestCalls } from '@academy/api-client';
import { apiAddress } from '@academy/app-kit/deployment';
import { GUARDIAN_REQUEST_TYPES, type guardianLinkParams } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import {
  checkReason,
  REASON_TEXT_LIMIT,
  reasonCategoryName,
  reasonCategorySchema,
  reasonDays,
  reasonDraftSchema,
  reasonTypeName,
  tidyReason,
  type ReasonErrors,
  type ReasonForm,
} from '@academy/domain/reasons';
import { checkDayOrder } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextArea } from '@academy/ui/text-area';
import { TimeField } from '@academy/ui/time-field';
import { closeText } from '@academy/ui/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { requestTexts as texts } from './request-texts';

const api = guardianRequestCalls(createClient({ baseURL: apiAddress() }));

type GuardianReason = Omit<ReasonForm, 'type'> & { type: (typeof GUARDIAN_REQUEST_TYPES)[number] };

const TYPES = GUARDIAN_REQUEST_TYPES.map((value) => ({ value, label: reasonTypeName(value) }));

export interface RequestProps {
  link: z.output<typeof guardianLinkParams>;
  studentId: StudentId;
  today: CalendarDay;
  /** What the page knows to be reported for a day. */
  reportedOn: (date: CalendarDay) => Parameters<typeof checkDayOrder>[1];
  onSent: () => void;
  onClose: () => void;
}

/** What is written, what of it must be corrected, and how the sending goes. */
function useRequest({ link, studentId, today, reportedOn, onSent }: RequestProps) {
  const queries = useQueryClient();
  const [input, setInput] = useState<GuardianReason>({
    type: 'ABSENT',
    date: today,
    arriveAt: null,
    leaveAt: null,
    backAt: null,
    category: null,
    text: '',
  });
  const [errors, setErrors] = useState<ReasonErrors>({});
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });

  async function send(): Promise<void> {
    const draft = reasonDraftSchema.safeParse(input).data;
    const wrong = {
      ...(draft && checkDayOrder(draft, reportedOn(draft.date))),
      ...checkReason(input, { today }),
    };
    setErrors(wrong);
    if (state.busy || Object.keys(wrong).length > 0 || !draft) return;
    setState({ busy: true });
    try {
      await api.sendGuardianReason({
        params: link,
        body: { ...tidyReason(draft), type: input.type, studentId },
      });
      await queries.invalidateQueries({ queryKey: ['guardian'] });
      onSent();
    } catch (error) {
      if (error instanceof ApiError && error.errors) setErrors(error.errors);
      setState({ busy: false, failure: errorText(error, texts.failed) });
    }
  }
  const set = (part: Partial<GuardianReason>) => setInput((before) => ({ ...before, ...part }));
  return { input, set, errors, state, send };
}

type Request = ReturnType<typeof useRequest>;

function Fields({
  request: { input, set, errors },
  today,
}: {
  request: Request;
  today: CalendarDay;
}) {
  const { first, last } = reasonDays(today);
  return (
    <>
      <SegmentedControl
        block
        label={texts.type}
        options={TYPES}
        value={input.type}
        onValueChange={(type) => set({ type })}
      />
      <DateField
        label={texts.date}
        pickerLabel={texts.pick}
        min={first}
        max={last}
        value={input.date}
        error={errors.date}
        onValueChange={(date) => set({ date })}
      />
      {input.type === 'EARLY_LEAVE' && (
        <TimeField
          label={texts.leaveAt}
          pickerLabel={texts.pickTime}
          value={input.leaveAt ?? ''}
          error={errors.leaveAt}
          onValueChange={(time) => set({ leaveAt: time === '' ? null : time })}
        />
      )}
      <Select
        label={texts.category}
        value={input.category ?? ''}
        error={errors.category}
        onValueChange={(value) =>
          set({ category: reasonCategorySchema.safeParse(value).data ?? null })
        }
      >
        <option value="">{texts.choose}</option>
        {reasonCategorySchema.options.map((category) => (
          <option key={category} value={category}>
            {reasonCategoryName(category)}
          </option>
        ))}
      </Select>
      <TextArea
        label={texts.text}
        hint={texts.textHint(Array.from(input.text.trim()).length, REASON_TEXT_LIMIT)}
        value={input.text}
        error={errors.text}
        onValueChange={(text) => set({ text })}
      />
    </>
  );
}

/** 결석 or 조퇴 of a child, reported by their guardian. */
export function RequestForm(props: RequestProps) {
  const request = useRequest(props);
  const { busy, failure } = request.state;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void request.send();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Fields request={request} today={props.today} />
        <InlineError>{failure}</InlineError>
        <Row gap={8}>
          <Button type="submit" variant="primary" loading={busy}>
            {texts.send}
          </Button>
          <Button onClick={props.onClose}>{closeText}</Button>
        </Row>
      </Stack>
    </form>
  );
}
