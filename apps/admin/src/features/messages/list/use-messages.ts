import { useOpenDialog, useUrlParams } from '@academy/app-kit/url';
import { MESSAGE_KINDS, MESSAGE_PROGRESSES, type Message } from '@academy/domain/messages';
import { studentIdSchema } from '@academy/domain/ids';
import {
  calendarMonthSchema,
  isCalendarDay,
  monthOf,
  type CalendarMonth,
} from '@academy/domain/time';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { messagesQueries } from './messages-queries';
import { markedText, messagesTexts as texts, resentText } from './messages-texts';

/** Which of the messages are shown, as the address holds it. */
export function useMessagesFilter(current: CalendarMonth) {
  const { params, change } = useUrlParams();
  const message = useOpenDialog('message');
  const asked = calendarMonthSchema.safeParse(params.get('month'));
  const month = asked.success ? asked.data : current;
  const asDay = params.get('day') ?? '';
  const day = isCalendarDay(asDay) && monthOf(asDay) === month ? asDay : undefined;
  const progress = MESSAGE_PROGRESSES.find((one) => one === params.get('state'));
  const kind = MESSAGE_KINDS.find((one) => one === params.get('kind'));
  const studentId = studentIdSchema.safeParse(params.get('student')).data;
  return {
    month,
    day,
    progress,
    kind,
    studentId,
    narrowed: [day, progress, kind, studentId].some((one) => one !== undefined),
    message,
    change,
  };
}

/** Tries again what failed, and says what happened to it. */
export function useResend() {
  return useWrite({
    name: 'resend messages',
    send: (messageIds: Message['id'][]) => api.resendMessages({ body: { messageIds } }),
    reads: messagesQueries.all,
    failed: texts.resendFailed,
    onSuccess: (answer) => toasts.show({ text: resentText(answer) }),
  });
}

/** Notes that texts were copied and sent by hand. */
export function useMarkSent() {
  return useWrite({
    name: 'mark messages sent',
    send: (messageIds: Message['id'][]) => api.markMessagesSent({ body: { messageIds } }),
    reads: messagesQueries.all,
    failed: texts.markFailed,
    onSuccess: ({ marked }) => toasts.show({ text: markedText(marked) }),
  });
}
