import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import {
  REGISTRATION_SHOWS,
  type RegistrationFilter,
  type RegistrationShow,
} from '@academy/domain/mocks';
import { useMemo } from 'react';

/** Which registrations are shown, kept in the address; the file asks the server for the same. */
export function useRegistrationFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const show = REGISTRATION_SHOWS.find((one) => one === params.get('show')) ?? 'standing';
  const filter = useMemo(
    (): RegistrationFilter => ({ show, ...(q && { q: q.slice(0, 100) }) }),
    [show, q],
  );
  return {
    filter,
    show,
    q,
    setQ,
    sort,
    setSort,
    setShow: (next: RegistrationShow) => change({ show: next === 'standing' ? '' : next }),
    narrowed: q !== '' || show !== 'standing',
    clear: () => {
      setQ('');
      change({ q: '', show: '' });
    },
  };
}
