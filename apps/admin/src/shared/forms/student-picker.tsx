import { keepFound, offeredBy } from '@academy/app-kit/queries';
import { phoneTailText, type StudentChoice } from '@academy/domain/identity';
import { Combobox } from '@academy/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api';
import { mealEditTexts as texts } from '../meals/meal-edit-texts';
import { messages } from '../texts/messages';

/** More would not be read: typing one letter more is faster. */
const SHOWN = 8;

const hintOf = ({ seat, grade, school, phoneTail }: StudentChoice) =>
  [seat, grade, school, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

const optionOf = (one: StudentChoice) => ({ id: one.id, label: one.name, hint: hintOf(one) });

interface Props {
  /** Who is chosen, null while the field is only typed in. */
  student: StudentChoice | null;
  onPick: (student: StudentChoice | null) => void;
  error?: string | undefined;
}

/**
 * Finds one enrolled student by name, 초성, seat or the end of the phone number; namesakes are
 * distinguished.
 */
export function StudentPicker({ student, onPick, error }: Props) {
  const [typed, setTyped] = useState(student?.name ?? '');
  const choices = useQuery({
    queryKey: ['student-choices', typed],
    enabled: typed !== '' && student === null,
    placeholderData: keepFound,
    queryFn: ({ signal }) =>
      api.lookUpStudents({ query: { q: typed, status: 'ENROLLED', size: SHOWN }, signal }),
  });

  return (
    <Combobox
      data-autofocus=""
      label={texts.student}
      placeholder={texts.studentHint}
      hint={student ? hintOf(student) : undefined}
      error={choices.isError ? messages.errors.load : error}
      clearLabel={texts.clear}
      emptyText={texts.noStudent}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        onPick(null);
      }}
      options={typed === '' ? [] : offeredBy(choices, ({ content }) => content.map(optionOf))}
      onSelect={(id) => {
        const picked = choices.data?.content.find((one) => one.id === id);
        if (!picked) return;
        setTyped(picked.name);
        onPick(picked);
      }}
    />
  );
}
