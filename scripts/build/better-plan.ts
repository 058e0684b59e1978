/** A set of modules that the same pages need; they never lie in different files. */
type Atom = { roots: ReadonlySet<string>; size: number };

type Search = {
  atoms: readonly Atom[];
  /** The file of each atom, to begin with. */
  files: readonly number[];
  /** The atoms that each atom imports. */
  imports: readonly ReadonlySet<number>[];
  pages: readonly string[];
  weightOf: (page: string) => number;
  /** Bytes below which a file is not worth its request. */
  smallest: number;
  /** Files a page may have. */
  filesOfPage: number;
  /** Weighted bytes that pages may fetch in vain for a small file less. */
  mostWaste: number;
};

/** The second run begins from the best of the first: together they end within two percent of the same, whatever file was edited last. */
const RUNS = 2;
const TURNS = 500_000;
/** Weighted bytes: by so much more a change may cost at first, and at the end. */
const WARM = 15_000;
const COLD = 200;
/** What a file too many costs at first, when the way to a better plan may lead over one, and at the end: more than any bytes. */
const CHEAP = 70_000;
const TOO_MANY = 10_000_000;
/** Bits of two numbers. */
const MOST_FILES = 64;

/** The same numbers in every build, so that the same modules always make the same files. */
function numbers(): () => number {
  let state = 20_264;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Moves sets of modules between files, at first also where that costs more (simulated annealing), and gives the best plan it met:
 * the one whose pages fetch the fewest bytes, each by its weight, without two files that import each other.
 *
 * @returns the file of each atom.
 */
export function betterPlan(search: Search): number[] {
  const { atoms } = search;
  const random = numbers();
  const costOf = costs(search);
  let best = { files: [...search.files], cost: costOf(Uint8Array.from(search.files), TOO_MANY, Infinity) };
  const cooling = (COLD / WARM) ** (1 / TURNS);
  const rise = (TOO_MANY / CHEAP) ** (1 / TURNS);
  for (let run = 0; run < RUNS; run++) {
    const files = Uint8Array.from(best.files);
    let { cost } = best;
    for (let turn = 0, patience = WARM, tooMany = CHEAP; turn < TURNS; turn++, patience *= cooling, tooMany *= rise) {
      const atom = Math.floor(random() * atoms.length);
      const from = files[atom] ?? 0;
      // To where another lies, or apart from all others.
      const to = random() < 0.03 ? freeFile(files) : (files[Math.floor(random() * atoms.length)] ?? 0);
      if (to === from || to >= MOST_FILES) continue;
      files[atom] = to;
      const next = costOf(files, tooMany, cost - patience * Math.log(random()));
      if (next === Infinity) {
        files[atom] = from;
        continue;
      }
      cost = next;
      const inTheEnd = cost < best.cost ? costOf(files, TOO_MANY, best.cost) : Infinity;
      if (inTheEnd < best.cost) best = { files: [...files], cost: inTheEnd };
    }
  }
  return best.files;
}

function freeFile(files: Uint8Array): number {
  const taken = new Set(files);
  for (let file = 0; ; file++) if (!taken.has(file)) return file;
}

const NONE = new Uint16Array();

/** Sets of files as bits, those below 32 and those from it: a plan is weighed a million times. */
const has = (low: number, high: number, file: number) => (file < 32 ? low >>> file : high >>> (file - 32)) & 1;

/** What a plan costs; infinitely much where two files import each other, or where it is more than `atMost`. */
type CostOf = (files: Uint8Array, tooMany: number, atMost: number) => number;

function costs({ atoms, imports, pages, weightOf, smallest, filesOfPage, mostWaste }: Search): CostOf {
  const atomSizes = Float64Array.from(atoms, ({ size }) => size);
  const imported = imports.map((others) => Uint16Array.from(others));
  const needs = pages.map((page) => Uint16Array.from(atoms.flatMap(({ roots }, at) => (roots.has(page) ? [at] : []))));
  const weights = Float64Array.from(pages, weightOf);
  const sizes = new Float64Array(MOST_FILES);
  const low = new Int32Array(MOST_FILES);
  const high = new Int32Array(MOST_FILES);
  const sizeOf = (file: number) => sizes[file] ?? 0;
  const lowOf = (file: number) => low[file] ?? 0;
  const highOf = (file: number) => high[file] ?? 0;

  /** Notes the size of each file, and that it imports nothing; gives the number of files. */
  function measure(files: Uint8Array): number {
    sizes.fill(0);
    low.fill(0);
    high.fill(0);
    let count = 0;
    for (let atom = 0; atom < files.length; atom++) {
      const file = files[atom] ?? 0;
      count = Math.max(count, file + 1);
      sizes[file] = sizeOf(file) + (atomSizes[atom] ?? 0);
    }
    return count;
  }

  /** Notes what each file imports, at whatever distance. */
  function link(files: Uint8Array, count: number): void {
    for (let atom = 0; atom < files.length; atom++) {
      const file = files[atom] ?? 0;
      for (const other of imported[atom] ?? NONE) {
        const to = files[other] ?? 0;
        if (to === file) continue;
        if (to < 32) low[file] = lowOf(file) | (1 << to);
        else high[file] = highOf(file) | (1 << (to - 32));
      }
    }
    for (let by = 0; by < count; by++)
      for (let file = 0; file < count; file++)
        if (has(lowOf(file), highOf(file), by)) {
          low[file] = lowOf(file) | lowOf(by);
          high[file] = highOf(file) | highOf(by);
        }
  }

  /** What all pages fetch: the files they need, with what those are noted to import. */
  function fetched(files: Uint8Array, tooMany: number): number {
    let cost = 0;
    for (let page = 0; page < needs.length; page++) {
      let lowFiles = 0;
      let highFiles = 0;
      for (const atom of needs[page] ?? NONE) {
        const file = files[atom] ?? 0;
        lowFiles |= lowOf(file) | (file < 32 ? 1 << file : 0);
        highFiles |= highOf(file) | (file < 32 ? 0 : 1 << (file - 32));
      }
      let bytes = 0;
      let count = 0;
      for (let rest = lowFiles; rest !== 0; rest &= rest - 1, count++) bytes += sizeOf(31 - Math.clz32(rest & -rest));
      for (let rest = highFiles; rest !== 0; rest &= rest - 1, count++) bytes += sizeOf(63 - Math.clz32(rest & -rest));
      cost += (weights[page] ?? 1) * bytes + Math.max(0, count - filesOfPage) * tooMany;
    }
    return cost;
  }

  return (files, tooMany, atMost) => {
    const count = measure(files);
    let small = 0;
    for (let file = 0; file < count; file++) if (sizeOf(file) > 0 && sizeOf(file) < smallest) small += mostWaste;
    // Most plans cost too much already without what their files import.
    if (small + fetched(files, tooMany) > atMost) return Infinity;
    link(files, count);
    for (let file = 0; file < count; file++) if (has(lowOf(file), highOf(file), file)) return Infinity;
    const cost = small + fetched(files, tooMany);
    return cost > atMost ? Infinity : cost;
  };
}
