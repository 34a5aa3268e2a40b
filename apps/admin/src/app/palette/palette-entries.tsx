import { themeNames } from '@academy/app-kit/device';
import { keepFound } from '@academy/app-kit/queries';
import { useOpenDialog } from '@academy/app-kit/url';
import { matchesName, type StudentChoice, phoneTailText } from '@academy/domain/identity';
import { studentStatusName } from '@academy/domain/students';
import type { OptionGroup } from '@academy/ui/command-palette';
import { useTheme } from '@academy/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../shared/texts/messages';
import { useManager } from '../../shared/session/use-manager';
import { INBOX } from '../../shared/inbox-item';
import { findPageActions } from '../../shared/page-actions';
import { STATEMENT } from '../../shared/lists/statement-item';
import { studentDayName } from '../../shared/student-day';
import { findPlaces, findTasks, type Place } from './palette-places';
import { paletteTexts as texts } from './palette-texts';
import { api } from '../../shared/api';

/** A pause in typing, in milliseconds. */
const PAUSE = 200;
const SHOWN = 8;

/**
 * Students found by name, 초성, seat or the last digits of the phone, once the typing pauses. The
 * server looks them up.
 */
function useFoundStudents(
  typed: string,
  enabled: boolean,
): { found: readonly StudentChoice[]; searching: boolean; failed: boolean } {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const wanted = enabled && typed.trim() !== '';
  const { data, isFetching, isError } = useQuery({
    queryKey: ['student-choices', 'palette', asked],
    enabled: wanted && asked !== '',
    placeholderData: keepFound,
    queryFn: ({ signal }) => api.lookUpStudents({ query: { q: asked, size: SHOWN }, signal }),
  });
  return {
    found: wanted && asked !== '' ? (data?.content ?? []) : [],
    searching: wanted && (isFetching || asked !== typed.trim()),
    failed: wanted && isError,
  };
}

/** What is offered for a text. */
export interface Offer {
  typed: string | undefined;
  groups: readonly OptionGroup[];
  /** More may come for it. */
  searching: boolean;
  /** Students could not be looked for. */
  failed: boolean;
}

export interface PaletteHandle {
  select: (id: string) => void;
}

interface Props {
  open: boolean;
  typed: string;
  ref: Ref<PaletteHandle>;
  onOffer: (offer: Offer) => void;
  onShortcuts: () => void;
  onLogout: () => void;
}

interface Entry {
  id: string;
  label: string;
  hint?: string;
  run: () => void;
}

const hintOf = ({ seat, grade, school, phoneTail, status }: StudentChoice) =>
  [
    seat,
    grade,
    school,
    phoneTailText(phoneTail),
    status !== 'ENROLLED' && studentStatusName(status),
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * What 빠른 찾기 offers: the pages that this account may see, students, and what can be done. Whom a
 * name finds comes before the pages: Enter opens their day. It draws nothing: the field is there
 * before this is (palette-launcher.tsx).
 */
export function PaletteEntries({ open, typed, ref, onOffer, onShortcuts, onLogout }: Props) {
  const manager = useManager();
  const navigate = useNavigate();
  const { open: openDialog } = useOpenDialog();
  const { setTheme } = useTheme();
  const { found, searching, failed } = useFoundStudents(
    open ? typed : '',
    manager.can('students.read'),
  );

  const allowed = (all: readonly Place[]) =>
    all
      .filter(({ feature, office }) => manager.uses(feature) && (!office || manager.seesBranches))
      .filter(({ needs }) => needs === undefined || manager.can(needs))
      .map(({ label, path, hint }): Entry => ({
        id: hint === undefined ? path : `${path} ${label}`,
        label,
        ...(hint !== undefined && { hint }),
        run: () => void navigate(path),
      }));
  const actions: Entry[] = [
    { id: INBOX, label: texts.todo.inbox, run: () => openDialog(INBOX) },
    ...(manager.can('deposits.write')
      ? [{ id: STATEMENT, label: messages.pages.statement, run: () => openDialog(STATEMENT) }]
      : []),
    { id: 'print', label: texts.todo.printHere, run: () => window.print() },
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      id: theme,
      label: texts.theme(themeNames[theme]),
      run: () => setTheme(theme),
    })),
    { id: 'shortcuts', label: texts.todo.shortcuts, run: onShortcuts },
    { id: 'logout', label: texts.todo.logout, run: onLogout },
  ];
  // Only once something is typed: the page itself is in view.
  const here = typed.trim() === '' ? [] : findPageActions(typed);
  const named = (entries: readonly Entry[]) =>
    entries.filter(({ label }) => matchesName(label, typed));
  const groups = [
    {
      id: 'students',
      label: texts.students,
      options: found.map((student): Entry => ({
        id: `student-${student.id}`,
        label: student.name,
        hint: hintOf(student),
        run: () => openDialog(studentDayName(student.id)),
      })),
    },
    {
      id: 'here',
      label: texts.here,
      options: here.map(({ label, onSelect }): Entry => ({
        id: `here-${label}`,
        label,
        run: onSelect,
      })),
    },
    { id: 'pages', label: texts.pages, options: allowed(findPlaces(typed)) },
    {
      id: 'actions',
      label: texts.actions,
      options: [...allowed(findTasks(typed)), ...named(actions)],
    },
  ];
  const select = (id: string) =>
    groups
      .flatMap(({ options }) => options)
      .find((option) => option.id === id)
      ?.run();
  useImperativeHandle(ref, () => ({ select }));
  // After every render: the owner keeps the offer that it has when nothing of it changed.
  useEffect(() => onOffer({ typed, groups, searching, failed }));
  return null;
}
