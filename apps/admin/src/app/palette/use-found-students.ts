import type { StudentChoice } from '@academy/domain/identity';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';

/** A pause in typing, in milliseconds. */
const PAUSE = 200;
const SHOWN = 8;

/**
 * Students found by name, 초성, seat or the last digits of the phone, once the typing pauses. The
 * server looks them up.
 */
export function useFoundStudents(
  typed: string,
  enabled: boolean,
): { found: readonly StudentChoice[]; searching: boolean } {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const wanted = enabled && typed.trim() !== '';
  const { data, isFetching } = useQuery({
    queryKey: ['student-choices', 'palette', asked],
    enabled: wanted && asked !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.lookUpStudents({ query: { q: asked, size: SHOWN }, signal }),
  });
  return {
    found: wanted && asked !== '' ? (data?.content ?? []) : [],
    searching: wanted && (isFetching || asked !== typed.trim()),
  };
}
