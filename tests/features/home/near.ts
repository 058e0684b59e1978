import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Lets a test decide what is near the screen: at first nothing, later everything or single blocks. */
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
    /** Brings one block near, as scrolling would (0 is the first below the tasks). */
    bringNear: async (at: number) => {
      await intersect('main > div > div', 0);
      // The place of the blocks until the page is ready.
      await intersect('main > div > div > div:not([aria-busy])', at);
    },
  };

  /** The blocks below are in a container that has to come near itself. */
  async function intersect(selector: string, at: number): Promise<void> {
    const target = await waitFor(() => {
      const place = document.querySelectorAll(selector)[at];
      expect(watched.map((one) => one.place)).toContain(place);
      return place;
    });
    await act(async () => {
      for (const { place, notify } of watched) if (place === target) notify();
      await Promise.resolve();
    });
  }
}
