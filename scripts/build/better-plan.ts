/** Modules that are needed by the same pages and always share a file. */
type Atom = { roots: ReadonlySet<string>; size: number };

type Search = {
  atoms: readonly Atom[];
  /** The initial file of each atom. */
  files: readonly number[];
  /** The atoms imported by each atom. */
  imports: readonly ReadonlySet<number>[];
  pages: readonly string[];
  weightOf: (page: string) => number;
  /** Bytes below which a file is not worth its request. */
  smallest: number;
  /** Files a page may have. */
  filesOfPage: number;
  /** Weighted bytes that pages may fetch needlessly to save a small file. */
  mostWaste: number;
};

/** Each run starts with the same plan and ends in another one; the best of six differs by 1 %, whichever source was edited last. */
const RUNS = 6;
const TURNS = 170_000;
/** Weighted bytes that a change may cost at first, and at the end. */
const WARM = 60_000;
const COLD = 200;
/** Cost of one file too many: low at first, so that a better plan can be reached through it, and higher than any bytes at the end. */
const CHEAP = 15_000;
const TOO_MANY = 10_000_000;
/** Two numbers of 32 bits. */
const MOST_FILES = 64;

/** Pseudo-random numbers, the same in every build, so that the same modules always make the same files. */
function numbers(): () => number {
  let state = 20_264;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Moves atoms between files, at first even where that costs more (simulated annealing), and returns the best plan found: the
 * one whose pages fetch the fewest weighted bytes, without two files that import each other.
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
    const files = Uint8Array.from(search.files);
    let cost = costOf(files, CHEAP, Infinity);
    for (let turn = 0, patience = WARM, tooMany = CHEAP; turn < TURNS; turn++, patience *= cooling, tooMany *= rise) {
      const atom = Math.floor(random() * atoms.length);
      const from = files[atom] ?? 0;
      // Moves to the file of another atom, or to a file of its own.
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

/** Sets of files as bits, below 32 and from 32 on, because a plan is evaluated a million times. */
const has = (low: number, high: number, file: number) => (file < 32 ? low >>> file : high >>> (file - 32)) & 1;

/** The cost of a plan; infinite if two files import each other, or if it exceeds `atMost`. */
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

  /** Sets the size of each file and clears its imports; returns the number of files. */
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

  /** Sets the direct and indirect imports of each file. */
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

  /** What all pages fetch: the files they need, with the imports set by `link`. */
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
    // Most plans cost too much even without the imports of their files.
    if (small + fetched(files, tooMany) > atMost) return Infinity;
    link(files, count);
    for (let file = 0; file < count; file++) if (has(lowOf(file), highOf(file), file)) return Infinity;
    const cost = small + fetched(files, tooMany);
    return cost > atMost ? Infinity : cost;
  };
}
