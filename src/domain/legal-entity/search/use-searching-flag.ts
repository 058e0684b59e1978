import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { searchingChanged } from './searching.slice.ts';

/** Sets the global 'searching' flag while the screen is open and clears it on leaving (R2.3, R2.4, faults G05). */
export function useSearchingFlag(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(searchingChanged(true));
    return () => void dispatch(searchingChanged(false));
  }, [dispatch]);
}
