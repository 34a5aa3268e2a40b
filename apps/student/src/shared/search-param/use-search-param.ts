import { useLocation, useNavigate } from 'react-router-dom';

/** One parameter of the address, '' when it is absent, and the way to change it in place. The router's own hook weighs more than all of this. */
export function useSearchParam(name: string): [value: string, set: (value: string) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);

  function set(value: string): void {
    if (value === '') params.delete(name);
    else params.set(name, value);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  }

  return [params.get(name) ?? '', set];
}
