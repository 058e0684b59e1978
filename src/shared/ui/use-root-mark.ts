import { useEffect } from 'react';

/**
 * Marks the root element with a `data-` attribute while the component is shown: for rules about the whole page, such as room for
 * a bar at its end. Firefox before 121 has no `:has()`.
 */
export function useRootMark(name: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, isOn]);
}
