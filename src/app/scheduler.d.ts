/** Missing in the types: sets the length of a piece of work to one frame at `fps`; 0 restores the default. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(fps: number): void;
}
