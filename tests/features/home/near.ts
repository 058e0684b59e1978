import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Lets a test decide what is near the screen: nothing at first, then everything, or the places of given numbers. */
export function watchNearness() {
  const watched: { place: Element; notify: () => void }[] = [];
  class Observer {
    readonly root = null;
    readonly rootMargin: string;
    readonly thresholds = [];
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.callback = callback;
      this.rootMargin = options?.rootMargin ?? '';
    }
    observe(place: Element): void {
      const entry = { isIntersecting: true, target: place } as IntersectionObserverEntry;
      watched.push({ place, notify: () => this.callback([entry], this as unknown as IntersectionObserver) });
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    /** Brings the block at this place of the page near (0 is the first below the tasks), as scrolling would. */
    bringNear: async (at: number) => {
      await intersect('main > div', 0);
      await intersect('main > div > div', at);
    },
  };

  /** The blocks below stand in a place that has to come near itself. */
  async function intersect(selector: string, at: number): Promise<void> {
    await waitFor(() => expect(document.querySelectorAll(selector)[at]).toBeDefined());
    await act(async () => {
      const target = document.querySelectorAll(selector)[at];
      for (const { place, notify } of watched) if (place === target) notify();
      await Promise.resolve();
    });
  }
}
