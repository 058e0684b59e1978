/** What React's scheduler offers beside its types: pieces of work as long as one frame at so many frames a second; 0 as by default. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(fps: number): void;
}
