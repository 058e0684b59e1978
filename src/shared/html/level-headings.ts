/**
 * Clean markup with its headings where the page has their place: the first stands one level under `under` (1 to 5), the level of the
 * heading the markup stands below, and none skips a level (WCAG 1.3.1). Their order among each other stays as it was written.
 */
export function levelHeadings(clean: string, under: number): string {
  const open: number[] = [];
  let level = 0;
  return clean.replace(/<(\/?)h([1-6])(?=[\s>])/gi, (_tag, slash: string, written: string) => {
    if (slash === '') {
      while ((open.at(-1) ?? 0) >= Number(written)) open.pop();
      open.push(Number(written));
      level = Math.min(6, under + open.length);
    }
    return `<${slash}h${level || written}`;
  });
}
