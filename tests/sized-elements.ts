import { afterAll, beforeAll } from 'vitest';

const SIZES = { clientHeight: 320, clientWidth: 600, offsetHeight: 320, offsetWidth: 600 } as const;

/** Gives every element a size: a document without layout has no heights, and a virtual list would render nothing. */
export function giveElementsSize(): void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  beforeAll(() => {
    for (const [name, size] of Object.entries(SIZES)) {
      before.set(name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
    }
  });
  afterAll(() => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
